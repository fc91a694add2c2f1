import { createHash } from 'node:crypto';
import { DocumentType } from '@evenhand/contracts/finance/documents';
import { PropertyDivision } from '@evenhand/contracts/finance/property';
import { relationshipTypes } from '@evenhand/contracts/intake/choices';
import { z } from 'zod';
import { assetKind } from '../assets/asset-kind.js';
import { debtKind } from '../debts/debt-kind.js';
import { incomeKind } from '../incomes/income-kind.js';

const identified = { id: z.uuid(), version: z.int() };

/** A frozen disclosure: items in cents without account numbers, documents, and the division of property. */
export const SnapshotContent = z.object({
  frozenAt: z.iso.datetime(),
  disclosedBy: z.string().nullable(),
  /** The address whose link filled a half; null for the owner. */
  from: z.string().nullable().default(null),
  partner: z.string().nullable(),
  relationshipType: z.enum(relationshipTypes).nullable(),
  assets: z.array(z.intersection(z.object(identified), assetKind.stored)),
  debts: z.array(z.intersection(z.object(identified), debtKind.stored)),
  incomes: z.array(z.intersection(z.object(identified), incomeKind.stored)),
  documents: z.array(
    z.object({
      documentType: DocumentType,
      note: z.string(),
      files: z.array(z.object({ name: z.string(), statementDate: z.string().nullable(), proves: z.array(z.uuid()) })),
    }),
  ),
  division: PropertyDivision,
});
export type SnapshotContent = z.infer<typeof SnapshotContent>;

/** The text that is stored and hashed, with keys in a fixed order. */
export const textOf = (content: SnapshotContent): string =>
  JSON.stringify(content, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

export const readContent = (text: string): SnapshotContent => SnapshotContent.parse(JSON.parse(text));

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
