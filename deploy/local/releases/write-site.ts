import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { releasesFor, SHELL, setFolder, sharesOf } from '../../../packages/contracts/src/release-set.ts';
import type { ReleaseManifest, Remotes } from '../../../packages/contracts/src/remotes.ts';
import { compress } from '../compress.ts';
import { explainFullDisk } from './explain-failure.ts';
import { type ReleaseStore, readSigned } from './release-store.ts';
import { replaceFile } from './replace-file.ts';
import { parsed } from './signed-manifest.ts';
import { verifyVersion } from './statement.ts';
import { filesOf, folderOf, placeFile, STATEMENT, versionOf, versionsOf } from './versions.ts';

const MANIFEST = 'remotes.json';
/** Prerendered pages are composed for a set of versions. */
const isComposed = (file: string): boolean => file.startsWith('drawn/') || ['index.html', STATEMENT].includes(file);
/** Named by their content, so that several shells share one folder. */
const isHashed = (file: string): boolean => file.startsWith('static/');

const LaidOut = z.object({
  /** Manifest and code that the site was made from. */
  from: z.string(),
  files: z.array(z.string()),
});
type LaidOut = z.infer<typeof LaidOut>;

/** Without a whole record the site is laid out again. */
const readLaidOut = (file: string): LaidOut => {
  const found = LaidOut.safeParse(existsSync(file) && parsed(readFileSync(file, 'utf8')));
  return found.data ?? { from: '', files: [] };
};

type Content = string | Buffer;

/** Skips unchanged files, so that their compressed copies stay. */
const write = (file: string, content: Content): void => {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  replaceFile(file, content);
};

/** Places the files of every version in the store: open tabs load those of an earlier one. */
const placeVersions = (store: ReleaseStore, { parts }: ReleaseManifest, site: string): string[] => {
  const shells = versionsOf(store, SHELL).map((version) => ({ name: SHELL, version, at: '' }));
  const remotes = Object.keys(parts)
    .filter((name) => name !== SHELL)
    .flatMap((name) =>
      versionsOf(store, name).map((version) => ({ name, version, at: `remotes/${name}/${version}/` })),
    );
  return [...shells, ...remotes].flatMap(({ name, version, at }) => {
    const folder = folderOf(store, name, version);
    const isLive = parts[name]?.live.version === version;
    const placed = filesOf(folder).filter((file) => !isComposed(file) && (at || isLive || isHashed(file)));
    for (const file of placed) {
      const [from, to] = [join(folder, file), join(site, at, file)];
      const isThere = existsSync(to) && (at || isHashed(file) || readFileSync(to).equals(readFileSync(from)));
      if (!isThere) placeFile(from, to);
    }
    return placed.map((file) => at + file);
  });
};

const dropEmptyFolders = (folder: string): void => {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) dropEmptyFolders(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
};

/** The composed pages of the live set, and those of each canary's set that differ. */
const pagesOf = async (store: ReleaseStore, manifest: ReleaseManifest): Promise<Map<string, Content>> => {
  // Imported after the build.
  const { drawPages } = await import('../drawn/lay-out-drawn.ts');
  const draw = (live: Remotes) => {
    const folders = Object.entries(live).map(([name, { version }]) => [name, folderOf(store, name, version)]);
    const { [SHELL]: shell, ...remotes } = Object.fromEntries(folders);
    return drawPages({ shell, remotes, live }, { origin: store.site, keys: manifest.keys });
  };
  const pages = draw(releasesFor(manifest));
  const ofSets = sharesOf(manifest).flatMap((share) =>
    [...draw(releasesFor(manifest, share - 1))]
      .filter(([name, content]) => !Buffer.from(pages.get(name) ?? '').equals(Buffer.from(content)))
      .map(([name, content]) => [join(setFolder(share), name), content] as const),
  );
  return new Map([...pages, ...ofSets]);
};

const layOut = async (store: ReleaseStore, site: string): Promise<void> => {
  const signed = readSigned(store);
  if (!signed) throw new Error('The release store has no manifest');
  const { manifest, text } = signed;
  const record = join(store.folder, 'laid-out.json');
  const before = readLaidOut(record);
  const from = `${manifest.version} ${versionOf(join(import.meta.dirname, '../drawn'))} ${site}`;
  if (before.from === from && existsSync(join(site, MANIFEST))) return;

  for (const [name, { live, canary }] of Object.entries(manifest.parts)) {
    verifyVersion(store, name, live.version, manifest);
    if (canary?.share) verifyVersion(store, name, canary.release.version, manifest);
  }
  mkdirSync(site, { recursive: true });
  const pages = await pagesOf(store, manifest);
  const files = [...placeVersions(store, manifest, site), ...pages.keys(), MANIFEST];
  for (const [name, content] of pages) write(join(site, name), content);
  await compress([...pages.keys()].map((name) => join(site, name)));
  // The gateway reads the folder again at this change.
  writeFileSync(join(store.folder, MANIFEST), text);
  renameSync(join(store.folder, MANIFEST), join(site, MANIFEST));
  await compress([join(site, MANIFEST)]);
  const kept = new Set([...files, ...before.files]);
  for (const file of filesOf(site))
    if (!kept.has(file)) for (const ending of ['', '.br', '.gz']) rmSync(join(site, file + ending), { force: true });
  dropEmptyFolders(site);
  replaceFile(record, JSON.stringify({ from, files } satisfies LaidOut));
};

/**
 * Writes a site as the manifest of the store states: the shell at /, each remote in a folder of its version,
 * prerendered pages, and /remotes.json, the signed manifest. Files that this and the previous layout lack are removed.
 * @throws Trouble before anything is written, when a version is not the one that the manifest signs
 * @throws StoreTrouble when the disk is full
 */
export const writeSite = (store: ReleaseStore, site: string): Promise<void> =>
  layOut(store, site).catch(explainFullDisk);
