import { type FieldProblem, type Problem, type ProblemCode, problems } from '@evenhand/contracts/problems';

/** An expected failure, sent as RFC 9457 problem details. Throw it through {@link fail}. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly code: ProblemCode,
    readonly detail?: string,
    readonly errors?: FieldProblem[],
  ) {
    super(detail ?? problems[code].title);
  }

  /** The response body. `error` repeats the sentence: the API of the sign-in calls has this field. */
  toProblem(ids: { requestId: string; traceId: string }): Problem {
    const { status, title } = problems[this.code];
    return {
      type: `urn:evenhand:problem:${this.code}`,
      title,
      status,
      code: this.code,
      detail: this.detail,
      error: this.detail ?? title,
      ...ids,
      errors: this.errors,
    };
  }
}

/**
 * Throws a problem.
 * @param code a row of contracts/problems
 * @param detail the sentence shown to the person; default: the row's title
 * @param at the invalid field (`{ pointer: '/children/0/name' }`), or several with a sentence each
 * @throws ProblemError always
 */
export const fail = (code: ProblemCode, detail?: string, at?: { pointer: string } | FieldProblem[]): never => {
  throw new ProblemError(code, detail, at && !Array.isArray(at) ? [{ ...at, detail: detail ?? '' }] : at);
};
