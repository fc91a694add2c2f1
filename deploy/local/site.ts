import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '@evenhand/contracts/remotes';
import { compress } from './compress.ts';
import { CACHE, ROOT } from './places.ts';

const ENTRY = 'remoteEntry.js';
/** Tabs opened before a release load files of their version. */
const KEEP_OLD_FILES_FOR = 7 * 24 * 60 * 60 * 1_000;
const COMPRESSED = /\.(br|gz)$/;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Prerendered pages are composed separately. */
const isLaidOutAlone = (file: string): boolean => file.startsWith('/drawn/') || file === '/index.html';

/** Content hash of a build: the same on every machine. */
const versionOf = (folder: string): string => {
  const hash = createHash('sha256');
  for (const file of filesOf(folder)) hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Copies changed files only, so that compressed copies stay. */
const copyChanged = (from: string, to: string): void => {
  for (const file of filesOf(from)) {
    if (isLaidOutAlone(file.slice(from.length))) continue;
    const target = join(to, file.slice(from.length));
    if (existsSync(target) && readFileSync(target).equals(readFileSync(file))) continue;
    cpSync(file, target);
  }
};

/** Removes files of old builds with their compressed copies. */
const dropOld = (folder: string): void => {
  const limit = Date.now() - KEEP_OLD_FILES_FOR;
  for (const file of filesOf(folder)) {
    if (statSync(file).mtimeMs < limit) for (const ending of ['', '.br', '.gz']) rmSync(file + ending, { force: true });
  }
};

const layOut = (name: string, site: string): Remote => {
  const built = join(ROOT, name, 'dist');
  const version = versionOf(built);
  copyChanged(built, join(site, 'remotes', name, version));
  const { evenhand } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  return {
    version,
    entry: `/remotes/${name}/${version}/${ENTRY}`,
    integrity: integrityOf(join(built, ENTRY)),
    paths: evenhand.paths,
  };
};

const SITE = join(CACHE, 'site');
/** Digest of the last composed site. */
const STAMP = join(CACHE, 'site-made-from');

/**
 * Composes the built front ends as one site of that origin and returns its folder: the shell at /, each remote in a
 * folder of its version, prerendered pages, and /remotes.json, which names the live versions and their pages
 * (`evenhand.paths` of each remote's package.json).
 */
export const composeSite = async (origin: string): Promise<string> => {
  rmSync(STAMP, { force: true });
  mkdirSync(SITE, { recursive: true });
  dropOld(SITE);
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  copyChanged(join(ROOT, 'shell/dist'), SITE);
  const builds = remotes.map((name) => join(ROOT, name, 'dist'));
  const live = Object.fromEntries(remotes.map((name) => [name, layOut(name, SITE)]));
  // Imported after the build.
  const { writeDrawnPages } = await import('./drawn/lay-out-drawn.ts');
  writeDrawnPages(join(ROOT, 'shell/dist'), builds, live, SITE, new URL(origin).origin);
  await compress(filesOf(SITE));
  // The gateway reads the folder again at this change.
  writeFileSync(join(SITE, 'remotes.json'), JSON.stringify(live, undefined, 2));
  await compress([join(SITE, 'remotes.json')]);
  return SITE;
};

/** Composes the site unless the current one has the same inputs. */
export const siteOf = async (build: string, origin: string): Promise<string> => {
  const from = `${build} ${versionOf(join(import.meta.dirname, 'drawn'))} ${origin}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === from && existsSync(SITE)) return SITE;
  await composeSite(origin);
  writeFileSync(STAMP, from);
  return SITE;
};
