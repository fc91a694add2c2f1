import { type FieldProblem, Problem } from '@evenhand/contracts/problems';

/**
 * A failed call. The message is `{status}: {body text, or status text when empty}`; `problem` is the parsed body, or
 * null when it is no problem document.
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

/** The API's sentence for the person; null when it has none. */
export const reasonOf = (error: unknown): string | null =>
  error instanceof ProblemError ? (error.problem?.detail ?? null) : null;

/** The API's sentence, or that of a refusal (4xx), or `otherwise`: the title of a 5xx explains less than a page. */
export const sentenceOf = (error: unknown, otherwise: string): string => {
  const refusal = error instanceof ProblemError && error.status < 500 ? error.problem?.error : null;
  return reasonOf(error) ?? refusal ?? otherwise;
};

/** The invalid fields; empty for other failures. */
export const fieldProblemsOf = (error: unknown): FieldProblem[] =>
  error instanceof ProblemError ? (error.problem?.errors ?? []) : [];

const FAILURE = 500;

/** The id by which support finds a call that failed on our side; null for refusals, and when no answer came. */
export const referenceOf = (error: unknown): string | null =>
  error instanceof ProblemError && error.status >= FAILURE ? (error.problem?.traceId ?? null) : null;

/** The code of the problem; null when no answer came or it was no problem document. */
export const codeOf = (error: unknown): Problem['code'] | null =>
  error instanceof ProblemError ? (error.problem?.code ?? null) : null;
