import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './places.ts';

const LINES_OF_A_FAILURE = 12;
const LINES_OF_A_PAGE = 60;

const told = (name: string, lines: string[]): string => [name, ...lines].join('\n').replaceAll('\n', '\n  ');

const firstOf = (why: string): string =>
  stripVTControlCharacters(why).trim().split('\n').slice(0, LINES_OF_A_FAILURE).join('\n');

interface JestFile {
  name: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/** The failures of a test file, with reasons. */
export const failuresOfJest = ({ name, message, assertionResults }: JestFile): string[] => {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (!assertionResults.length && message) return [told(file, [firstOf(message)])];
  return failed.map(({ fullName, failureMessages }) =>
    told(`${file}: ${fullName}`, [firstOf(failureMessages.join('\n'))]),
  );
};

export const failedFilesOfJest = (files: { name: string; status: string }[]): string[] =>
  files.filter(({ status }) => status === 'failed').map(({ name }) => relative(ROOT, name));

interface Journey {
  errors: { message?: string; location?: { file: string; line: number } }[];
  attachments: { name: string; path?: string }[];
}

interface Suite {
  suites?: Suite[];
  specs: { title: string; file: string; ok: boolean; tests: { results: Journey[] }[] }[];
}

/** The page snapshot that Playwright attaches to a failure. */
const pageOf = ({ attachments }: Journey): string[] => {
  const context = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!context || !existsSync(context)) return [];
  const page = /^```yaml\n([\s\S]*?)\n```/m.exec(readFileSync(context, 'utf8'))?.[1];
  return page ? ['The page then:', ...page.split('\n').slice(0, LINES_OF_A_PAGE)] : [];
};

const errorsOf = ({ errors }: Journey): string[] =>
  errors.map(({ message = '', location }) => {
    const why = firstOf(message);
    return location ? `${why}\n  at ${relative(ROOT, location.file)}:${location.line}` : why;
  });

/** The failures of a file of journeys, with reasons and page snapshots. */
export const failuresOfJourneys = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const runs = tests.flatMap(({ results }) => results);
      return told(`${file}: ${title}`, [...runs.flatMap(errorsOf), ...runs.flatMap(pageOf)]);
    }),
  ...suites.flatMap(failuresOfJourneys),
];

export const failedFilesOfJourneys = ({ suites = [], specs }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file }) => `e2e/journeys/${file}`),
  ...suites.flatMap(failedFilesOfJourneys),
];
