import { WORD } from '@evenhand/contracts/endpoint';
import { StreamableFile } from '@nestjs/common';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';

/** Says what it is and nothing about whose it is: a file list is read over a shoulder too. */
const named = (version: number, ending: 'pdf' | 'docx') => `attachment; filename="draft-${version}.${ending}"`;

/** What writes PDF and Word files is large, so it is loaded with the first of them. */
export const draftPdf = async ({ document, version }: AgreementRow): Promise<StreamableFile> => {
  const { agreementPdf } = await import('../documents/agreement-pdf.js');
  const pdf = await agreementPdf(document, { watermark: 'Draft' });
  return new StreamableFile(pdf, { type: 'application/pdf', disposition: named(version, 'pdf') });
};

export const draftDocx = async ({ document, version }: AgreementRow): Promise<StreamableFile> => {
  const { agreementDocx } = await import('../documents/agreement-docx.js');
  return new StreamableFile(await agreementDocx(document), { type: WORD, disposition: named(version, 'docx') });
};
