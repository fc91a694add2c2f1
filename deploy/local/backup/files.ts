import { createWriteStream } from 'node:fs';
import { mkdir, opendir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { deployables } from '../deployables.ts';
import { Trouble } from '../trouble.ts';
import type { Entries } from './archive.ts';

export type Half = 'data' | 'keys';

/** The key of a case: `svc-intake/case-keys/<case>.<key>`. */
export const CASE_KEY = /^svc-[a-z]+\/case-keys\/[^.]+\.(?<id>.+)$/;
/**
 * Models are downloaded again, a key half written is none; the ledger of erased ids must not grow old
 * in a backup. Browsers have seen later releases of this key: a restored site signs with another.
 */
const LEFT_OUT =
  /^svc-evidence\/models\/|^svc-[a-z]+\/(?:evidence|case)-master-key\.|^svc-[a-z]+\/case-keys\/\.|^svc-[a-z]+\/erased\/|^secrets\/release-/;
const SECRET = /^secrets\/|^svc-[a-z]+\/(?:case-keys\/|(?:evidence|case)-master-key$|object-key$)|\.(?:pem|p12|pfx)$/;
const SAFE = /^(?:secrets|svc-[a-z]+)(?:\/[^/\0]+)+$/;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Folders of the data folder with what is kept; databases, mail, logs and process ids are not. */
const folders = (): string[] => ['secrets', ...deployables.filter(({ schema }) => schema).map(({ name }) => name)];

/** Paths of files within the data folder. */
async function* pathsIn(dataFolder: string): AsyncIterable<string> {
  for (const folder of folders()) {
    const opened = await opendir(join(dataFolder, folder), { recursive: true }).catch((error) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for await (const entry of opened)
      if (entry.isFile()) yield relative(dataFolder, join(entry.parentPath, entry.name));
  }
}

/** Entries `files/PATH`: keys and secrets, or everything else. What was deleted meanwhile is left out. */
export const addFiles = async (dataFolder: string, half: Half, entries: Entries): Promise<void> => {
  for await (const path of pathsIn(dataFolder)) {
    if (LEFT_OUT.test(path) || (half === 'keys') !== SECRET.test(path)) continue;
    await entries.addFile(`files/${path}`, join(dataFolder, path)).catch((error) => {
      if (!isMissing(error)) throw error;
    });
  }
};

/** Anyone with the public key can make an archive: no name leads out of the data folder. */
export const restoreFile = async (dataFolder: string, path: string, bytes: Readable): Promise<void> => {
  if (!SAFE.test(path) || path.split('/').includes('..'))
    throw new Trouble(`The backup has a file with a wrong name: ${path}.`);
  const file = join(dataFolder, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(bytes, createWriteStream(file, { mode: 0o600 }));
};
