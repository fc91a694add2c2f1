import { ColumnMapping } from '@evenhand/contracts/finance/imports';
import { z } from 'zod';
import { CarriedStatement } from './statement.js';
import { statementRefusals } from './statement-refused.js';

/** What the process that reads a statement is asked, and what it answers. */
export const AskedStatement = z.object({
  content: z.string(),
  told: ColumnMapping.nullable(),
  remembered: z.record(z.string(), ColumnMapping),
});
export type AskedStatement = z.infer<typeof AskedStatement>;

export const StatementAnswer = z.union([
  z.object({ statement: CarriedStatement }),
  z.object({ refused: z.enum(statementRefusals) }),
]);
export type StatementAnswer = z.infer<typeof StatementAnswer>;
