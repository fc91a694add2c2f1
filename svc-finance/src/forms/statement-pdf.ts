import type { SnapshotContent } from '../frozen/snapshot-content.js';

/** The form as PDF. What draws it is large and asked for rarely, so it is loaded with the first one. */
export const statementPdf = async (content: SnapshotContent, sha256: string): Promise<Uint8Array> => {
  const { financialStatementPdf } = await import('./financial-statement-pdf.js');
  return financialStatementPdf(content, sha256);
};
