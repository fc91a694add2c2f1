import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.ts';

export interface NamedTest {
  file: string;
  /** As in the source, with placeholders of `test.each`. */
  title: string;
}

/** A row of docs/threat-model.md: an attack, and the tests that fail if it succeeds. */
export interface Threat {
  attack: string;
  tests: NamedTest[];
}

/** Parses `file: 'title'; 'title'; file: 'title'`. */
const testsIn = (named: string): NamedTest[] => {
  let file = '';
  return named.split(/;\s(?=[\w./-]+\.test\.tsx?:|')/).map((part) => {
    const [, path, title = part] = /^\s*([\w./-]+\.test\.tsx?):?\s*(.*)$/.exec(part) ?? [];
    file = path ?? file;
    return { file, title: title.trim().replace(/^(['"])(.*)\1$/, '$2') };
  });
};

/** Rows that name a test, in order. */
export const readThreats = (): Threat[] =>
  readFileSync(join(ROOT, 'docs/threat-model.md'), 'utf8')
    .split('\n')
    .filter((row) => /\.test\.tsx?/.test(row))
    .map((row) => {
      const [, attack = ''] = row.split('|');
      return { attack: attack.trim(), tests: testsIn(row.split('|').at(-2) ?? '') };
    });
