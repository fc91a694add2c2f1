import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.ts';

/** Inputs of a build outside the workspaces. */
const SHARED = ['package-lock.json', '.swcrc', 'tsconfig.base.json', 'turbo.json', 'deploy/local/compile.mjs'];
/** Code that composes the site. */
const LAYING_OUT = [
  'site.ts',
  'compress.ts',
  'drawn/lay-out-drawn.ts',
  'drawn/used-styles.ts',
  'releases/write-site.ts',
];
/** Inputs in a workspace; the same list as in turbo.json. */
const READ = /^(package\.json|rsbuild.*\.config\.ts)$/;
const FOLDERS = ['src', 'drawn', 'public'];

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const PACKAGES = join(ROOT, 'packages');

const isBuilt = (folder: string): boolean => {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && Boolean(JSON.parse(readFileSync(manifest, 'utf8')).scripts?.build);
};

export const builtWorkspaces = (): string[] =>
  [ROOT, PACKAGES].flatMap((parent) => readdirSync(parent).map((name) => join(parent, name))).filter(isBuilt);

/** Packages without a separate build are inputs too: they are bundled into the front ends. */
const sourceFolders = (): Set<string> =>
  new Set([...builtWorkspaces(), ...readdirSync(PACKAGES).map((name) => join(PACKAGES, name))]);

/** Content digest of all inputs of a build, independent of timestamps. */
export const digestOfSources = (): string => {
  const inWorkspaces = [...sourceFolders()].flatMap((folder) => [
    ...readdirSync(folder)
      .filter((name) => READ.test(name))
      .map((name) => join(folder, name)),
    ...FOLDERS.flatMap((name) => filesBelow(join(folder, name))),
  ]);
  const shared = [...SHARED, ...LAYING_OUT.map((name) => `deploy/local/${name}`)].map((name) => join(ROOT, name));
  const hash = createHash('sha256');
  for (const file of [...shared, ...inWorkspaces].sort()) {
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};
