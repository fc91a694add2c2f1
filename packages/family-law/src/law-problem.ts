/** Reasons for which a calculation refuses. Callers show them; none becomes a figure. */
export const lawProblemCodes = [
  'missing',
  'amount-negative',
  'amount-absurd',
  'amount-not-whole-cents',
  'date-unknown',
  'dates-out-of-order',
  'number-absurd',
  'no-children',
  'too-many-children',
  'no-table',
  'province-unknown',
  'residence-abroad',
  'tax-year-unknown',
  'tax-province-unknown',
  'mixed-arrangement',
  'no-income',
  'income-missing',
  'home-cannot-be-excluded',
  'exclusion-too-large',
  'schedule-out-of-range',
  'statements-differ',
] as const;

export type LawProblemCode = (typeof lawProblemCodes)[number];

/** A refused calculation: code, plain sentence and the input at fault. */
export class LawProblem extends Error {
  readonly code: LawProblemCode;
  /** Path into the question (`parents.owner.income`); null without one. */
  readonly field: string | null;

  constructor(code: LawProblemCode, sentence: string, field: string | null = null) {
    super(sentence);
    this.name = 'LawProblem';
    this.code = code;
    this.field = field;
  }
}

/** Null where the calculation throws a LawProblem. */
export const orNull = <Result>(calculate: () => Result): Result | null => {
  try {
    return calculate();
  } catch (problem) {
    if (problem instanceof LawProblem) return null;
    throw problem;
  }
};
