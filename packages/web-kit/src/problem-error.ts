import { type FieldProblem, Problem } from '@evenhand/contracts/problems';

/**
 * A call that the API answered with a failure. The message is `{status}: {body text, or status text when empty}`;
 * `problem` is the same parsed, or null when the body was no problem document.
 */
export class ProblemError extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ProblemError';
    this.status = status;
    this.problem = problemIn(body);
  }
}

const problemIn = (body: string): Problem | null => {
  try {
    return Problem.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

/** The sentence for a person, as the API worded it, or `otherwise`. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  error instanceof ProblemError ? (error.problem?.detail ?? error.problem?.error ?? otherwise) : otherwise;

/** The fields at fault; none when the failure was of another kind. */
export const fieldProblemsOf = (error: unknown): FieldProblem[] =>
  error instanceof ProblemError ? (error.problem?.errors ?? []) : [];

/** The code of the problem; null when no answer came or it was no problem document. */
export const codeOf = (error: unknown): Problem['code'] | null =>
  error instanceof ProblemError ? (error.problem?.code ?? null) : null;
