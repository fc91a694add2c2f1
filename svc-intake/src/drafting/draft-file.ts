import { WORD } from '@evenhand/contracts/endpoint';
import { StreamableFile } from '@nestjs/common';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { agreementDocx } from '../documents/agreement-docx.js';
import { agreementPdf } from '../documents/agreement-pdf.js';

/** Says what it is and nothing about whose it is: a file list is read over a shoulder too. */
const named = (version: number, ending: 'pdf' | 'docx') => `attachment; filename="draft-${version}.${ending}"`;

export const draftPdf = async ({ document, version }: AgreementRow): Promise<StreamableFile> =>
  new StreamableFile(await agreementPdf(document, { watermark: 'Draft' }), {
    type: 'application/pdf',
    disposition: named(version, 'pdf'),
  });

export const draftDocx = async ({ document, version }: AgreementRow): Promise<StreamableFile> =>
  new StreamableFile(await agreementDocx(document), { type: WORD, disposition: named(version, 'docx') });
