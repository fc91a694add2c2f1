import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '../../../packages/contracts/src/remotes.ts';
import { Trouble } from '../trouble.ts';
import { explainFailure } from './explain-failure.ts';
import type { ReleaseStore } from './store.ts';

/** Tabs opened before a release load files of their version. */
export const KEEP_FOR_MS = 7 * 24 * 60 * 60 * 1_000;
export const COMPRESSED = /\.(br|gz)$/;
/** What a version states about itself; next to its files. */
export const STATEMENT = 'release.json';

/** The files below a folder by relative path. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** The same without compressed copies. */
export const filesOf = (folder: string): string[] => filesBelow(folder).filter((file) => !COMPRESSED.test(file));

/** Content hash of a build: the same on every machine. */
export const versionOf = (folder: string): string => {
  const hash = createHash('sha256');
  for (const file of filesOf(folder))
    hash
      .update(`/${file}`)
      .update('\0')
      .update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
};

export const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Links a file with its compressed copies; copies them across file systems. */
export const placeFile = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  for (const ending of ['', '.br', '.gz']) {
    if (!existsSync(from + ending)) continue;
    rmSync(to + ending, { force: true });
    try {
      linkSync(from + ending, to + ending);
    } catch {
      // Half a file would stay: the next layout keeps what is there.
      const part = `${to}${ending}.${process.pid}.part`;
      cpSync(from + ending, part, { preserveTimestamps: true });
      renameSync(part, to + ending);
    }
  }
};

export const folderOf = ({ folder }: ReleaseStore, name: string, version: string): string =>
  join(folder, 'versions', name, version);

export const hasVersion = (store: ReleaseStore, name: string, version: string): boolean =>
  existsSync(join(folderOf(store, name, version), STATEMENT));

/** The hash of the statement of a version (`NAME/VERSION`) in the store, for the manifest. */
export const statementIn = ({ folder }: ReleaseStore, version: string): string | undefined => {
  const file = join(folder, 'versions', version, STATEMENT);
  return existsSync(file) ? integrityOf(file) : undefined;
};

/** The versions of a part in the store. */
export const versionsOf = (store: ReleaseStore, name: string): string[] => {
  const folder = join(store.folder, 'versions', name);
  return existsSync(folder) ? readdirSync(folder).filter((version) => hasVersion(store, name, version)) : [];
};

/** Without compressed copies whose file is gone, which an interrupted build leaves. */
const isOfBuild = (file: string): boolean => !COMPRESSED.test(file) || existsSync(file.replace(COMPRESSED, ''));

/**
 * Copies a folder into the store as one version: complete or not at all, since a build may overwrite its own files.
 * @throws Trouble when the version exists or the disk is full
 */
export const addVersion = (
  store: ReleaseStore,
  name: string,
  version: string,
  from: string,
  statement: unknown,
): void => {
  if (hasVersion(store, name, version))
    throw new Trouble(`${name} ${version} is in the release store already: change it first.`);
  const target = folderOf(store, name, version);
  const part = `${target}.${process.pid}.part`;
  try {
    cpSync(from, part, { recursive: true, preserveTimestamps: true, filter: isOfBuild });
    writeFileSync(join(part, STATEMENT), JSON.stringify(statement));
    renameSync(part, target);
  } catch (error) {
    explainFailure(error);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
};

/** The same in place of one that no manifest signs, or that is not whole. */
export const replaceVersion: typeof addVersion = (store, name, version, ...given) => {
  rmSync(folderOf(store, name, version), { recursive: true, force: true });
  addVersion(store, name, version, ...given);
};

/** `NAME/VERSION` of each version that a manifest names, and of the contracts that they were built with. */
export const named = ({ contract, parts }: ReleaseManifest): Set<string> => {
  const releases = Object.entries(parts).flatMap(([name, { live, canary, last }]) =>
    [live, canary?.release, last].flatMap((release) => (release ? [{ name, ...release }] : [])),
  );
  return new Set([
    `contract/${contract}`,
    ...releases.map(({ name, version }) => `${name}/${version}`),
    ...releases.flatMap((release) => (release.contract ? [`contract/${release.contract}`] : [])),
  ]);
};

/** Removes versions that no manifest has named for seven days. */
export const dropOldVersions = (store: ReleaseStore, inUse: ReleaseManifest[], now = Date.now()): void => {
  const used = new Set(inUse.flatMap((manifest) => [...named(manifest)]));
  const root = join(store.folder, 'versions');
  for (const name of existsSync(root) ? readdirSync(root) : [])
    for (const version of versionsOf(store, name)) {
      const statement = join(root, name, version, STATEMENT);
      if (used.has(`${name}/${version}`)) utimesSync(statement, now / 1_000, now / 1_000);
      else if (statSync(statement).mtimeMs < now - KEEP_FOR_MS) rmSync(join(root, name, version), { recursive: true });
    }
};
