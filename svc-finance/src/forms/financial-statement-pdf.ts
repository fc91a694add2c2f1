import { maskedEmail } from '@evenhand/contracts/masked-email';
import { financialStatement as wording } from '@evenhand/wording/financial-statement';
import type { SnapshotContent } from '../frozen/snapshot-content.js';
import { Paper } from './paper.js';
import { drawPropertyForm } from './property-form.js';
import { drawSupportForm } from './support-form.js';

/**
 * The disclosing person's statement in the structure of Form 13.1 (with a property claim) or Form 13 (without one).
 * The same content gives the same figures as the page; what nobody told is not stated.
 */
export const financialStatementPdf = (content: SnapshotContent, sha256: string): Promise<Buffer> => {
  const hasPropertyClaim = content.relationshipType === 'Legally married';
  const title = hasPropertyClaim ? wording.title131 : wording.title13;
  const paper = new Paper(title, new Date(content.frozenAt));
  paper.heading('H1', title);
  const [name, day] = [content.disclosedBy ?? wording.unnamed, content.frozenAt.slice(0, 10)];
  paper.paragraph(content.from ? wording.leadOfHalf(name, maskedEmail(content.from), day) : wording.lead(name, day));
  paper.paragraph(wording.ownShare);
  paper.paragraph(wording.notTheForm);
  if (hasPropertyClaim) drawPropertyForm(paper, content);
  else drawSupportForm(paper, content);
  drawDocuments(paper, content);
  paper.paragraph(wording.hash(sha256));
  return paper.finish((page, pages) => wording.footer(page, pages, sha256.slice(0, 16)));
};

const drawDocuments = (paper: Paper, { documents }: SnapshotContent): void => {
  paper.heading('H2', wording.documents);
  paper.table({
    header: [wording.columns.document, wording.columns.files],
    rows: documents.map(({ documentType, files, note }) => [
      wording.documentName(documentType),
      [...files.map(({ name }) => name), note].filter(Boolean).join('; '),
    ]),
    none: wording.none,
    shares: [2, 3],
    amounts: [],
  });
};
