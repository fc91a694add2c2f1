import { financialStatement } from '@evenhand/wording/financial-statement';
import type { SnapshotContent } from '../frozen/snapshot-content.js';

interface Words {
  list: 'assets' | 'debts' | 'documents';
  /** How the disclosing person knows the item or document. */
  name: string;
  texts: string[];
}

/** The words of a disclosure that its reader sees, by item and document. */
export const shownWords = ({ assets, debts, documents }: SnapshotContent): Words[] => [
  ...assets.map(({ name, description, location, exclusion }): Words => {
    return { list: 'assets', name, texts: [name, description, location, exclusion?.reason ?? ''] };
  }),
  ...debts.map(({ creditor }): Words => ({ list: 'debts', name: creditor, texts: [creditor] })),
  ...documents.map(({ documentType, note, files }): Words => {
    const name = financialStatement.documentName(documentType);
    return { list: 'documents', name, texts: [note, ...files.map((file) => file.name)] };
  }),
];
