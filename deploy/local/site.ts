import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from './places.ts';

const SITE = join(CACHE, 'site');
const ENTRY = 'mf-manifest.json';
/** A tab that was opened before a release goes on loading the files it knows. */
const KEEP_OLD_FILES_FOR = 7 * 24 * 60 * 60 * 1_000;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** The version of a built folder is its content: the same sources are the same version on every machine. */
const versionOf = (folder: string): string => {
  const hash = createHash('sha256');
  for (const file of filesOf(folder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
};

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Removes files that no build of the last days has written. */
const dropOld = (folder: string): void => {
  const limit = Date.now() - KEEP_OLD_FILES_FOR;
  for (const file of filesOf(folder)) {
    if (statSync(join(folder, file)).mtimeMs < limit) rmSync(join(folder, file));
  }
};

const layOut = (name: string) => {
  const built = join(ROOT, name, 'dist');
  const version = versionOf(built);
  cpSync(built, join(SITE, 'remotes', name, version), { recursive: true });
  const { evenhand } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  const entry = `/remotes/${name}/${version}/${ENTRY}`;
  return { version, entry, paths: evenhand?.paths ?? [], integrity: integrityOf(join(built, ENTRY)) };
};

/** Lays the built front ends out as one site: the shell at /, every remote in a folder of its version, /remotes.json. */
export const composeSite = (): string => {
  mkdirSync(join(SITE, 'remotes'), { recursive: true });
  dropOld(SITE);
  const remotes = readdirSync(ROOT).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'dist', ENTRY)),
  );
  const registry = Object.fromEntries(remotes.map((name) => [name, layOut(name)]));
  const shell = join(ROOT, 'shell/dist');
  if (existsSync(shell)) cpSync(shell, SITE, { recursive: true });
  writeFileSync(join(SITE, 'remotes.json'), JSON.stringify(registry, undefined, 2));
  return SITE;
};
