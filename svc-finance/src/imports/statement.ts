import type { ColumnMapping } from '@evenhand/contracts/finance/imports';
import type { Movement } from './movement.js';

/** What was read of a statement's file. */
export interface Statement {
  format: 'csv' | 'ofx';
  headings: string[];
  mapping: ColumnMapping | null;
  needsMapping: boolean;
  movements: Movement[];
  unreadable: number[];
  closingBalance: { date: string; amount: number } | null;
}
