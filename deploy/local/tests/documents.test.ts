import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployables } from '../deployables.ts';
import { ROOT } from '../places.ts';
import { readThreats } from '../threat-model.ts';

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/assistant.md',
  'docs/settings.md',
  'docs/threat-model.md',
];

/** Paths of the repository in a document: in backticks with a slash, or the target of a relative link. */
const pathsIn = (text: string): string[] => {
  const quoted = [...text.matchAll(/`([\w.@-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
  const topLevel = /^(packages|shell|gateway|mfe-|svc-|deploy|e2e|bench|docs)/;
  return [...quoted.filter((path) => topLevel.test(path)), ...linked];
};

test('every row of the threat model names tests by the titles in their files', () => {
  const tests = readThreats().flatMap((threat) => threat.tests);
  expect(tests.length).toBeGreaterThan(40);
  const text = (file: string) => readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'");
  expect(tests.filter(({ file, title }) => title === '' || !text(file).includes(title))).toEqual([]);
});

test.each(DOCUMENTS)('every file and folder that %s names exists', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const folder = document.includes('/') ? join(ROOT, document, '..') : ROOT;
  const missing = pathsIn(text).filter((path) => !existsSync(join(ROOT, path)) && !existsSync(join(folder, path)));
  expect(missing).toEqual([]);
});

test('docs/settings.md names every setting of the machine that reaches a deployable', () => {
  const named: string[] = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8').match(/(?<=`)[A-Z0-9_]+(?=`)/g) ?? [];
  const passed = deployables.flatMap(({ passes = [] }) => passes);
  expect(passed.filter((name) => !named.includes(name))).toEqual([]);
});
