/** Every reason for which a calculation refuses. A caller names these to a person; none is ever turned into a figure. */
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
  'tax-year-unknown',
  'tax-province-unknown',
  'mixed-arrangement',
  'no-income',
  'income-missing',
  'home-cannot-be-excluded',
  'exclusion-too-large',
  'schedule-out-of-range',
] as const;

export type LawProblemCode = (typeof lawProblemCodes)[number];

/** A calculation that cannot be made, with the reason by name, a plain sentence and the input at fault. */
export class LawProblem extends Error {
  readonly code: LawProblemCode;
  /** The input at fault, as a path into the question (`parents.owner.income`), when there is one. */
  readonly field: string | null;

  constructor(code: LawProblemCode, sentence: string, field: string | null = null) {
    super(sentence);
    this.name = 'LawProblem';
    this.code = code;
    this.field = field;
  }
}

/** What a calculation gives, or null where the law gives no answer to it. */
export const orNull = <Result>(calculate: () => Result): Result | null => {
  try {
    return calculate();
  } catch (problem) {
    if (problem instanceof LawProblem) return null;
    throw problem;
  }
};
