import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../places.ts';
import { run } from '../run.ts';
import { Trouble } from '../trouble.ts';
import { must } from './server.ts';

/** Where `npm run study -w e2e -- papers` writes each paper that a person gets. */
const PAPERS = join(CACHE, 'pictures/papers');

/** A program that judges each paper. */
export interface Judge {
  name: string;
  version: string;
  /** Returns the command before the names of the files. */
  install: (folder: string) => Promise<string[]>;
  papers: (name: string) => boolean;
  /** Differences in what it printed of one paper. */
  faults: (said: string) => string[];
}

/** The expected sentences that are missing from its output. */
const saidNot = (said: string, expected: readonly string[]): string[] =>
  expected.filter((words) => !said.includes(words)).map((words) => `not said: ${words}`);

const VERA = join(ROOT, 'deploy/local/twins/vera');

export const judges: Judge[] = [
  {
    name: 'pyHanko',
    version: 'pyhanko-cli 0.6.0',
    async install(folder) {
      await must('python3', ['-m', 'venv', folder]);
      await must(join(folder, 'bin/pip'), ['install', '--quiet', 'pyhanko-cli==0.6.0']);
      return [join(folder, 'bin/pyhanko'), 'sign', 'validate', '--pretty-print', '--no-revocation-check'];
    },
    papers: (name) => name === 'sealed.pdf',
    // The certificates are the product's own and no one else's, so they have no path to a trusted one.
    faults: (said) =>
      saidNot(said, [
        'The signature is cryptographically sound.',
        'The timestamp token is cryptographically sound.',
        'The signature covers the entire file.',
      ]),
  },
  {
    name: 'veraPDF',
    version: 'validation-model 1.28.2',
    async install(folder) {
      const pom = join(VERA, 'pom.xml');
      await must('mvn', ['-q', '-f', pom, `-DbuildDirectory=${folder}`, 'package', 'dependency:copy-dependencies']);
      return ['java', '-cp', `${join(folder, 'classes')}:${join(folder, 'dependency')}/*`, 'Vera'];
    },
    papers: (name) => name.endsWith('.pdf'),
    faults: (said) => {
      const failed = said.split('\n').filter((line) => line.includes(' FAILS '));
      return failed.length > 0 ? failed : saidNot(said, ['3a passes', 'ua1 passes']);
    },
  },
];

export interface Verdict {
  papers: number;
  faults: string[];
}

/** @throws Trouble when none has been written */
const written = (folder: string, papers: Judge['papers']): string[] => {
  const files = existsSync(folder) ? readdirSync(folder).filter(papers) : [];
  if (files.length > 0) return files;
  throw new Trouble('There are no papers to judge: run npm run study -w e2e -- papers first.');
};

/** @throws Trouble when there are no papers, or the judge cannot be had */
export const judge = async ({ install, papers, faults }: Judge, folder: string, from = PAPERS): Promise<Verdict> => {
  const files = written(from, papers);
  const [command = '', ...args] = await install(folder);
  const found: string[] = [];
  for (const file of files) {
    const { said } = await run(command, [...args, join(from, file)]);
    found.push(...faults(said).map((fault) => `${file}: ${fault}`));
  }
  return { papers: files.length, faults: found };
};
