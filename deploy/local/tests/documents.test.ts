import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../places.ts';

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/threat-model.md'];

/** Paths of the repository in a document: in backticks with a slash, or the target of a relative link. */
const pathsIn = (text: string): string[] => {
  const quoted = [...text.matchAll(/`([\w.@-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
  const topLevel = /^(packages|shell|gateway|mfe-|svc-|deploy|e2e|bench|docs)/;
  return [...quoted.filter((path) => topLevel.test(path)), ...linked];
};

test.each(DOCUMENTS)('every file and folder that %s names exists', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const folder = document.includes('/') ? join(ROOT, document, '..') : ROOT;
  const missing = pathsIn(text).filter((path) => !existsSync(join(ROOT, path)) && !existsSync(join(folder, path)));
  expect(missing).toEqual([]);
});
