import { WORD } from '@evenhand/contracts/endpoint';
import { StreamableFile } from '@nestjs/common';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';

/** A neutral name: a list of files may be seen by others. */
const named = (version: number, ending: 'pdf' | 'docx') => `attachment; filename="draft-${version}.${ending}"`;

/** The PDF and Word writers are large: loaded on first use. */
export const draftPdf = async ({ document, version }: AgreementRow): Promise<StreamableFile> => {
  const { agreementPdf } = await import('../documents/agreement-pdf.js');
  const pdf = await agreementPdf(document, { watermark: 'Draft' });
  return new StreamableFile(pdf, { type: 'application/pdf', disposition: named(version, 'pdf') });
};

export const draftDocx = async ({ document, version }: AgreementRow): Promise<StreamableFile> => {
  const { agreementDocx } = await import('../documents/agreement-docx.js');
  return new StreamableFile(await agreementDocx(document), { type: WORD, disposition: named(version, 'docx') });
};
