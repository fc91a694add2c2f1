import { ColumnMapping, NAMED_LINES, PREVIEWED_MOVEMENTS } from '@evenhand/contracts/finance/imports';
import { z } from 'zod';
import { counted, type Movement } from './movement.js';

export interface Statement {
  format: 'csv' | 'ofx';
  headings: string[];
  mapping: ColumnMapping | null;
  needsMapping: boolean;
  movements: Movement[];
  unreadable: number[];
  closingBalance: { date: string; amount: number } | null;
}

/** A statement from the reading process: a preview, and all movements as JSON text that only the database parses. */
export const CarriedStatement = z.object({
  format: z.enum(['csv', 'ofx']),
  headings: z.array(z.string()),
  headingsHash: z.string(),
  mapping: ColumnMapping.nullable(),
  needsMapping: z.boolean(),
  movements: z.array(z.object({ date: z.string(), description: z.string(), amount: z.int() })),
  found: z.int(),
  unreadable: z.array(z.int()),
  unreadableFound: z.int(),
  closingBalance: z.object({ date: z.string(), amount: z.int() }).nullable(),
  countedMovements: z.string(),
});
export type CarriedStatement = z.infer<typeof CarriedStatement>;

export const carried = (
  { movements, unreadable, ...statement }: Statement,
  headingsHash: string,
): CarriedStatement => ({
  ...statement,
  headingsHash,
  movements: movements.slice(0, PREVIEWED_MOVEMENTS),
  found: movements.length,
  unreadable: unreadable.slice(0, NAMED_LINES),
  unreadableFound: unreadable.length,
  countedMovements: JSON.stringify(counted(movements)),
});
