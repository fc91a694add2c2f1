import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadFile } from '@evenhand/contracts/evidence/uploads';
import type { Clock } from '@evenhand/service-kit/time/clock';
import { open, seal, unsealedSize } from '../keys/sealed-stream.js';
import type { PresignedForm, Storage, StoredObject, UploadPermission } from './storage.js';
import { permissionIn, signPolicy } from './upload-policy.js';

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** Larger reads need fewer system calls. */
const STEP_BYTES = 1_048_576;

/** Null when missing. */
const sizeOf = async (file: string): Promise<number | null> => {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? unsealedSize(found.size) : null;
};

interface Secrets {
  /** Seals the files. */
  atRest: Buffer;
  /** The first signs permissions to upload; all verify them. */
  policies: readonly [Buffer, ...Buffer[]];
}

/** Objects as encrypted local files. Browsers upload to our own address. */
export class LocalStorage implements Storage {
  private readonly atRest: Buffer;

  constructor(
    private readonly folder: string,
    private readonly publicUrl: string,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly keptFree = 0,
  ) {
    this.atRest = secrets.atRest;
  }

  async presign(permission: UploadPermission): Promise<PresignedForm> {
    return { url: `${this.publicUrl}${uploadFile.path}`, fields: signPolicy(permission, this.secrets.policies[0]) };
  }

  permissionIn(fields: Record<string, string>): UploadPermission | null {
    return permissionIn(fields, this.secrets.policies, this.clock.now());
  }

  /** A file is on the disk twice: as uploaded, and sealed. */
  async hasRoomFor(bytes: number): Promise<boolean> {
    await mkdir(this.folder, { recursive: true });
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize - 2 * bytes >= this.keptFree;
  }

  /** The size is checked by the reader of the stream; an aborted stream stores nothing. */
  async write(key: string, _size: number, content: Readable): Promise<void> {
    const file = this.fileOf(key);
    const unfinished = join(this.unfinished, randomUUID());
    await mkdir(dirname(unfinished), { recursive: true });
    try {
      await pipeline(
        content,
        (source) => seal(source, this.atRest, key),
        createWriteStream(unfinished, { flush: true }),
      );
      // Not before: a deletion of the case that runs meanwhile removes its folders.
      await mkdir(dirname(file), { recursive: true });
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async removeUnfinished(since: Date): Promise<void> {
    for (const name of await readdir(this.unfinished).catch(() => [])) {
      const file = join(this.unfinished, name);
      const found = await stat(file).catch(() => null);
      if (found && found.mtime < since) await rm(file, { force: true });
    }
  }

  async find(key: string): Promise<StoredObject | null> {
    const file = this.fileOf(key);
    const size = await sizeOf(file);
    if (size === null) return null;
    const sealed = createReadStream(file, { highWaterMark: STEP_BYTES });
    return { size, content: Readable.from(open(sealed, this.atRest, key), { objectMode: false }) };
  }

  async sizesBelow(key: string): Promise<Map<string, number>> {
    const folder = this.fileOf(key);
    const names = await readdir(folder).catch(() => []);
    const sizes = await Promise.all(names.map(async (name) => [name, await sizeOf(join(folder, name))] as const));
    return new Map(sizes.flatMap(([name, size]) => (size === null ? [] : [[name, size]])));
  }

  async countBelow(key: string): Promise<number> {
    const below = await readdir(this.fileOf(key), { recursive: true, withFileTypes: true }).catch(() => []);
    return below.filter((entry) => entry.isFile()).length;
  }

  async remove(key: string): Promise<void> {
    await rm(this.fileOf(key), { recursive: true, force: true });
  }

  private get unfinished(): string {
    return join(this.folder, 'unfinished');
  }

  private fileOf(key: string): string {
    if (!KEY.test(key)) throw new Error('invalid storage key');
    return join(this.folder, 'objects', key);
  }
}
