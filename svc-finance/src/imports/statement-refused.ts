/** Reasons of a refusal; keys of the wording. */
export const statementRefusals = [
  'statementEmpty',
  'statementEncoding',
  'statementTooLong',
  'statementTotals',
  'statementOfInvestments',
] as const;
export type StatementRefusal = (typeof statementRefusals)[number];

export class StatementRefused extends Error {
  constructor(readonly reason: StatementRefusal) {
    super(reason);
  }
}
