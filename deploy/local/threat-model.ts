import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.ts';

export interface NamedTest {
  file: string;
  /** As the file writes it: of `test.each`, with its placeholders. */
  title: string;
}

/** A row of docs/threat-model.md: what an attacker does, and the tests that fail where the product gives way. */
export interface Threat {
  attack: string;
  tests: NamedTest[];
}

/** The tests in the last column: `file: 'title'`, several behind semicolons, the file named once. */
const testsIn = (named: string): NamedTest[] => {
  let file = '';
  return named.split(/;\s(?=[\w./-]+\.test\.tsx?:|')/).map((part) => {
    const [, path, title = part] = /^\s*([\w./-]+\.test\.tsx?):?\s*(.*)$/.exec(part) ?? [];
    file = path ?? file;
    return { file, title: title.trim().replace(/^(['"])(.*)\1$/, '$2') };
  });
};

/** Every row that names a test, in the order of the document. */
export const readThreats = (): Threat[] =>
  readFileSync(join(ROOT, 'docs/threat-model.md'), 'utf8')
    .split('\n')
    .filter((row) => /\.test\.tsx?/.test(row))
    .map((row) => {
      const [, attack = ''] = row.split('|');
      return { attack: attack.trim(), tests: testsIn(row.split('|').at(-2) ?? '') };
    });
