import type { FieldProblem, ProblemCode } from '@evenhand/contracts/problems';
import { ProblemError } from './problem-error.js';

/**
 * Stops here and answers with a problem.
 * @param code a row of contracts/problems
 * @param detail the sentence a person reads; the row's title when left out
 * @param at the field at fault (`{ pointer: '/children/0/name' }`), or several with a sentence each
 * @throws ProblemError always
 */
export const fail = (code: ProblemCode, detail?: string, at?: { pointer: string } | FieldProblem[]): never => {
  throw new ProblemError(code, detail, at && !Array.isArray(at) ? [{ ...at, detail: detail ?? '' }] : at);
};
