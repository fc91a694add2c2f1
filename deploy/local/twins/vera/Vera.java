import java.io.FileInputStream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.ValidationResult;

/** Prints, for each file and standard, whether it passes, and the clauses that it fails. */
public class Vera {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String file : files)
      for (PDFAFlavour flavour : new PDFAFlavour[] {PDFAFlavour.PDFA_3_A, PDFAFlavour.PDFUA_1})
        try (PDFAParser parser = Foundries.defaultInstance().createParser(new FileInputStream(file), flavour)) {
          ValidationResult result = Foundries.defaultInstance().createValidator(flavour, false).validate(parser);
          System.out.println(flavour.getId() + (result.isCompliant() ? " passes" : ""));
          result.getFailedChecks().keySet().forEach(rule ->
              System.out.println(flavour.getId() + " FAILS " + rule.getClause() + " test " + rule.getTestNumber()));
        }
  }
}
