import type { FinancialDocument } from '@evenhand/contracts/finance/documents';

export const proofsOf = (id: string, documents: readonly FinancialDocument[]): string[] =>
  documents.flatMap(({ files }) => files.filter(({ proves }) => proves.includes(id)).map(({ name }) => name));
