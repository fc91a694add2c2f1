import { LawProblem } from '@evenhand/family-law/law-problem';
import type { WrittenNumber } from './written-number.ts';

/** An expected and a computed figure. */
export interface Comparison {
  readonly name: string;
  readonly figure: string;
  readonly expected: string;
  readonly computed: string;
  readonly difference: string;
  readonly isWithin: boolean;
}

/**
 * In dollars.
 * @param exact by the rules.
 * @param allowance rounding of the expected figure.
 */
export const compareDollars = (
  name: string,
  figure: string,
  expected: WrittenNumber,
  exact: number,
  allowance: number = expected.rounding,
): Comparison => {
  const difference = exact - expected.value;
  return {
    name,
    figure,
    expected: expected.written,
    computed: exact.toFixed(2),
    difference: difference.toFixed(2),
    isWithin: Math.abs(difference) <= allowance + 1e-9,
  };
};

export const compareText = (name: string, figure: string, expected: string, computed: string): Comparison => ({
  name,
  figure,
  expected,
  computed,
  difference: expected === computed ? '-' : 'differs',
  isWithin: expected === computed,
});

/** A LawProblem becomes a failed comparison with its reason; other errors are thrown. */
export const orRefused = (name: string, compare: () => Comparison[]): Comparison[] => {
  try {
    return compare();
  } catch (problem) {
    if (!(problem instanceof LawProblem)) throw problem;
    return [{ ...compareText(name, problem.code, 'a figure', problem.message), isWithin: false }];
  }
};
