import {
  ColumnMapping,
  dayDecisions,
  FIRST_ROWS,
  leftOutReasons,
  MOST_ACCOUNTS_PER_STATEMENT,
  NAMED_LINES,
  PREVIEWED_MOVEMENTS,
  type StatementPreview,
} from '@evenhand/contracts/finance/imports';
import { z } from 'zod';
import type { FileAccount } from './accounts.js';
import type { LeftOut } from './left-out.js';
import { counted, type Movement } from './movement.js';
import { StatementRefused } from './statement-refused.js';

export interface Statement {
  format: 'csv' | 'ofx' | 'qif';
  headings: string[];
  firstRows: string[][];
  hasHeadings: boolean;
  mapping: ColumnMapping | null;
  needsMapping: boolean;
  days: StatementPreview['days'];
  needsDay: boolean;
  accounts: FileAccount[];
  account: string | null;
  needsAccount: boolean;
  movements: Movement[];
  unreadable: number[];
  leftOut: LeftOut[];
  closingBalance: { date: string; amount: number } | null;
}

/** A statement of a format without columns. */
export const withoutColumns = {
  headings: [] as string[],
  firstRows: [] as string[][],
  hasHeadings: true,
  mapping: null,
  needsMapping: false,
};

const Question = z.object({
  written: z.string(),
  dayFirst: z.string(),
  monthFirst: z.string(),
  chosen: z.enum(['dayFirst', 'monthFirst']).nullable(),
  decidedBy: z.enum(dayDecisions).nullable(),
});

/** A statement from the reading process: a preview, and all movements as JSON text that only the database parses. */
export const CarriedStatement = z.object({
  format: z.enum(['csv', 'ofx', 'qif']),
  headings: z.array(z.string()),
  headingsHash: z.string(),
  firstRows: z.array(z.array(z.string())),
  hasHeadings: z.boolean(),
  mapping: ColumnMapping.nullable(),
  needsMapping: z.boolean(),
  days: Question.nullable(),
  needsDay: z.boolean(),
  accounts: z.array(
    z.object({
      key: z.string(),
      ending: z.string(),
      currency: z.string().nullable(),
      found: z.int(),
      balance: z.int().nullable(),
    }),
  ),
  account: z.string().nullable(),
  needsAccount: z.boolean(),
  movements: z.array(z.object({ date: z.string(), description: z.string(), amount: z.int() })),
  found: z.int(),
  unreadable: z.array(z.int()),
  unreadableFound: z.int(),
  leftOut: z.array(
    z.object({
      line: z.int(),
      date: z.string().nullable(),
      description: z.string(),
      amount: z.int().nullable(),
      currency: z.string().nullable(),
      reason: z.enum(leftOutReasons),
    }),
  ),
  leftOutFound: z.int(),
  totalOut: z.int(),
  totalIn: z.int(),
  closingBalance: z.object({ date: z.string(), amount: z.int() }).nullable(),
  countedMovements: z.string(),
});
export type CarriedStatement = z.infer<typeof CarriedStatement>;

/** @throws StatementRefused for more than a number holds exactly */
const sum = (amounts: readonly number[]): number => {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (!Number.isSafeInteger(total)) throw new StatementRefused('statementTotals');
  return total;
};

export const carried = (
  { movements, unreadable, leftOut, accounts, firstRows, ...statement }: Statement,
  headingsHash: string,
): CarriedStatement => {
  const amounts = movements.map(({ amount }) => amount);
  return {
    ...statement,
    headingsHash,
    firstRows: firstRows.slice(0, FIRST_ROWS),
    accounts: accounts.slice(0, MOST_ACCOUNTS_PER_STATEMENT),
    movements: movements.slice(0, PREVIEWED_MOVEMENTS),
    found: movements.length,
    unreadable: unreadable.slice(0, NAMED_LINES),
    unreadableFound: unreadable.length,
    leftOut: leftOut.slice(0, NAMED_LINES),
    leftOutFound: leftOut.length,
    totalOut: -sum(amounts.filter((amount) => amount < 0)) + 0,
    totalIn: sum(amounts.filter((amount) => amount > 0)),
    countedMovements: JSON.stringify(counted(movements)),
  };
};
