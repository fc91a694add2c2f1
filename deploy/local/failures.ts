import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './places.ts';

const LINES_OF_A_FAILURE = 12;

const failure = (name: string, why: string): string =>
  [name, ...stripVTControlCharacters(why).trim().split('\n').slice(0, LINES_OF_A_FAILURE)].join('\n  ');

interface JestFile {
  name: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/** What failed in one test file, each by its name and why. */
export const failuresOfJest = ({ name, message, assertionResults }: JestFile): string[] => {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (!assertionResults.length && message) return [failure(file, message)];
  return failed.map(({ fullName, failureMessages }) => failure(`${file}: ${fullName}`, failureMessages.join('\n')));
};

interface Suite {
  suites?: Suite[];
  specs: { title: string; file: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[];
}

/** What failed in a file of journeys, each by its name and why. */
export const failuresOfJourneys = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return failure(`${file}: ${title}`, errors.map(({ message }) => message).join('\n'));
    }),
  ...suites.flatMap(failuresOfJourneys),
];
