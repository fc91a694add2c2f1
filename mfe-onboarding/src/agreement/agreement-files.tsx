import { type Agreement, getAgreementDocx, getAgreementPdf } from '@evenhand/contracts/agreement/agreement';
import { getSealedPdf } from '@evenhand/contracts/signing/signing';
import { agreementWording as wording } from '@evenhand/wording/agreement';
import { FileLink } from '../file-link.js';

/** The files of the draft; once sealed, the sealed file alone. */
export const AgreementFiles = ({ agreement }: { agreement: Agreement }) =>
  agreement.state === 'completed' ? (
    <FileLink from={getSealedPdf} name="agreement.pdf" kind="primary">
      {wording.documents.sealed}
    </FileLink>
  ) : (
    <>
      <FileLink from={getAgreementPdf} name="agreement-draft.pdf">
        {wording.pdf}
      </FileLink>
      <FileLink from={getAgreementDocx} name="agreement-draft.docx">
        {wording.docx}
      </FileLink>
    </>
  );
