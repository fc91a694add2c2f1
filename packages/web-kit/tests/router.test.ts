import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const shared = readFileSync(join(root, 'packages/web-kit/src/router.ts'), 'utf8');

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('testing/'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));

const usedIn = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from 'react-router-dom'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

test('the shell shares every part of the router that a page imports', () => {
  const folders = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))].map(
    (name) => `${name}/src`,
  );
  const used = new Set([...folders, 'packages/web-kit/src'].flatMap(sourcesOf).flatMap(usedIn));
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !new RegExp(`\\b${name}\\b`).test(shared))).toEqual([]);
});
