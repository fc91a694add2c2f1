import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('testing/'))
    .map((file) => read(`${folder}/${file}`));

const pages = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))].map((name) => `${name}/src`);

const routerParts = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from 'react-router-dom'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

/** Names of types begin with a capital, except these. */
const TYPES = ['core', 'infer', 'input', 'output'];

const zodParts = (source: string): string[] =>
  [...source.matchAll(/\bz\.([a-z]\w*)/g)].map(([, name = '']) => name).filter((name) => !TYPES.includes(name));

test.each([
  ['router', 'packages/web-kit/src/router.ts', [...pages, 'packages/web-kit/src'], routerParts],
  [
    'schema library',
    'packages/web-kit/src/zod.ts',
    [...pages, 'packages/contracts/src', 'packages/family-law/src'],
    zodParts,
  ],
])('the shell shares every part of the %s that a page uses', (_name, provider, folders, partsIn) => {
  const shared = read(provider);
  const used = new Set(folders.flatMap(sourcesOf).flatMap(partsIn));
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !new RegExp(`\\b${name}\\b`).test(shared))).toEqual([]);
});
