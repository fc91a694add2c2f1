import { ColumnMapping } from '@evenhand/contracts/finance/imports';
import { z } from 'zod';
import { CarriedStatement } from './statement.js';
import { statementRefusals } from './statement-refused.js';

/** Request to and response of the process that reads statements. */
export const StatementRequest = z.object({
  content: z.string(),
  stated: ColumnMapping.nullable(),
  remembered: z.record(z.string(), ColumnMapping),
  withoutHeadings: z.boolean(),
  dayFirst: z.boolean().nullable(),
  account: z.string().nullable(),
  rememberedAccount: z.string().nullable(),
  isDebt: z.boolean(),
  kept: z.array(z.tuple([z.int(), z.int().nullable()])),
  today: z.string(),
  filename: z.string(),
});
export type StatementRequest = z.infer<typeof StatementRequest>;

export const StatementAnswer = z.union([
  z.object({ statement: CarriedStatement }),
  z.object({ refused: z.enum(statementRefusals) }),
]);
export type StatementAnswer = z.infer<typeof StatementAnswer>;
