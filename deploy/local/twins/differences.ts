import type { Counts } from '../steps.ts';

/** What a run of contract tests found; a run without a test proves nothing. */
export const differencesIn = (counted: Counts | undefined): string[] =>
  counted && counted.passed + counted.failed > 0
    ? counted.failures.map((failure) => failure.split('\n')[0] ?? '')
    : ['no test ran'];
