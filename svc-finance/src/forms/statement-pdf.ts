import type { SnapshotContent } from '../frozen/snapshot-content.js';

/** The PDF engine is loaded with the first form. */
export const statementPdf = async (content: SnapshotContent, sha256: string): Promise<Uint8Array> => {
  const { financialStatementPdf } = await import('./financial-statement-pdf.js');
  return financialStatementPdf(content, sha256);
};
