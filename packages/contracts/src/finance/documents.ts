import { z } from 'zod';
import { IsoDate, Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { writtenText } from '../text.js';

/** The ten documents of a disclosure. */
export const requiredDocuments = [
  'tax_return_2024',
  'tax_return_2023',
  'tax_return_2022',
  'bank_statement',
  'investment_statement',
  'mortgage_statement',
  'pay_stub',
  'business_financial',
  'pension_statement',
  'insurance_policy',
] as const;

/** One of the ten, or the return of a later tax year, which does not count towards the ten. */
export const DocumentType = z
  .union([z.enum(requiredDocuments), z.templateLiteral(['tax_return_', z.string().regex(/^20\d\d$/)])])
  .meta({ id: 'DocumentType' });
export type DocumentType = z.infer<typeof DocumentType>;

/** Older statements are marked as ageing. */
export const STATEMENT_AGES_AFTER_DAYS = 30;

/** Files per case, and items that one file may prove. */
export const MOST_DOCUMENT_FILES = 200;
const MOST_PROVEN = 200;

/** A file that proves a document, stored by svc-evidence; `proves` are ids of items. */
export const DocumentFile = z.object({
  id: z.uuid(),
  /** Its id in svc-evidence. */
  fileId: z.uuid(),
  name: z.string(),
  statementDate: IsoDate.nullable(),
  isAgeing: z.boolean(),
  proves: z.array(z.uuid()),
  addedAt: Moment,
});
export type DocumentFile = z.infer<typeof DocumentFile>;

export const FinancialDocument = z
  .object({
    documentType: DocumentType,
    isRequired: z.boolean(),
    uploaded: z.boolean(),
    alternativeDataProvided: z.boolean(),
    note: z.string(),
    files: z.array(DocumentFile),
  })
  .meta({ id: 'FinancialDocument' });
export type FinancialDocument = z.infer<typeof FinancialDocument>;

/** The note names the alternative; null removes it. */
export const ProvideAlternative = z
  .strictObject({ provided: z.boolean(), note: writtenText(1_000).default('') })
  .meta({ id: 'ProvideAlternative' });
export type ProvideAlternative = z.infer<typeof ProvideAlternative>;

export const AddDocumentFile = z
  .strictObject({
    fileId: z.uuid(),
    name: writtenText(255).min(1),
    statementDate: IsoDate.nullable().default(null),
    proves: z.array(z.uuid()).max(MOST_PROVEN).default([]),
  })
  .meta({ id: 'AddDocumentFile' });
export type AddDocumentFile = z.infer<typeof AddDocumentFile>;

const path = '/api/financial/documents';

/** The ten in their order, then later tax returns. */
export const listDocuments = endpoint('GET', path, null, z.array(FinancialDocument));
export const provideAlternative = endpoint('PUT', `${path}/:type/alternative`, ProvideAlternative, FinancialDocument);
export const addDocumentFile = endpoint('POST', `${path}/:type/files`, AddDocumentFile, FinancialDocument, {
  idempotent: true,
  status: 201,
  problems: ['file-not-kept', 'list-is-full'],
});
export const removeDocumentFile = endpoint('DELETE', `${path}/:type/files/:id`, null, FinancialDocument);

/** Provided documents, uploaded or alternative, in percent of the ten. */
export const documentProgress = (documents: readonly FinancialDocument[]): { provided: number; percent: number } => {
  const provided = documents.filter(
    ({ isRequired, uploaded, alternativeDataProvided }) => isRequired && (uploaded || alternativeDataProvided),
  ).length;
  return { provided, percent: Math.round((provided / requiredDocuments.length) * 100) };
};
