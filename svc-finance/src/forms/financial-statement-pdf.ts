import { maskedEmail } from '@evenhand/contracts/masked-email';
import { dayOf } from '@evenhand/contracts/toronto';
import { drawFooter } from '@evenhand/paper/furniture';
import { Paper } from '@evenhand/paper/paper';
import { drawHeading, drawParagraph } from '@evenhand/paper/prose';
import { drawTable } from '@evenhand/paper/table';
import { formSheet } from '@evenhand/paper/type';
import { financialStatement as wording } from '@evenhand/wording/financial-statement';
import type { SnapshotContent } from '../frozen/snapshot-content.js';
import { orNone } from './own-statement.js';
import { drawPropertyForm } from './property-form.js';
import { drawSupportForm } from './support-form.js';

/**
 * Form 13.1 (with a property claim) or Form 13 (without). Figures equal those of the page; a missing fact is printed
 * as not stated.
 */
export const financialStatementPdf = (content: SnapshotContent, sha256: string): Promise<Buffer> => {
  const hasPropertyClaim = content.relationshipType === 'Legally married';
  const title = hasPropertyClaim ? wording.title131 : wording.title13;
  const paper = new Paper({ title, creator: 'Evenhand', madeAt: new Date(content.frozenAt), sheet: formSheet });
  drawHeading(paper, 'H1', title);
  const [name, day] = [content.disclosedBy ?? wording.unnamed, dayOf(content.frozenAt)];
  drawParagraph(
    paper,
    content.from ? wording.leadOfHalf(name, maskedEmail(content.from), day) : wording.lead(name, day),
  );
  drawParagraph(paper, wording.ownShare);
  drawParagraph(paper, wording.notTheForm);
  if (hasPropertyClaim) drawPropertyForm(paper, content);
  else drawSupportForm(paper, content);
  drawDocuments(paper, content);
  drawParagraph(paper, wording.hash(sha256));
  return paper.finish((page, pages) => drawFooter(paper, wording.footer(page, pages, sha256.slice(0, 16)), ''));
};

const drawDocuments = (paper: Paper, { documents }: SnapshotContent): void => {
  drawHeading(paper, 'H2', wording.documents);
  drawTable(paper, {
    header: [wording.columns.document, wording.columns.files],
    rows: orNone(
      documents.map(({ documentType, files, note }) => [
        wording.documentName(documentType),
        [...files.map(({ name }) => name), note].filter(Boolean).join('; '),
      ]),
    ),
    shares: [2, 3],
    amounts: [],
  });
};
