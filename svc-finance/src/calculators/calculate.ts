import { LawProblem } from '@evenhand/family-law/law-problem';
import { fail } from '@evenhand/service-kit/problems/fail';

const pointerOf = (field: string | null): string => (field ? `/${field.replaceAll('.', '/')}` : '');

/**
 * Makes a calculation of the law.
 * @throws ProblemError `invalid-input` when the law refuses, with its sentence and a pointer to the answer at fault
 */
export const calculate = <Result>(calculation: () => Result): Result => {
  try {
    return calculation();
  } catch (problem) {
    if (!(problem instanceof LawProblem)) throw problem;
    return fail('invalid-input', problem.message, { pointer: pointerOf(problem.field) });
  }
};
