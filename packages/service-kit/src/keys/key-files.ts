import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import type { KeptKey, KeyName, KeyStore } from './key-store.js';
import type { MasterKey } from './master-key.js';

const isMissing = (error: unknown): boolean => isNativeError(error) && 'code' in error && error.code === 'ENOENT';

const unlessMissing = async <Result>(work: Promise<Result>): Promise<Result | null> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Closes it, too. */
const overwrite = (opened: number): void => {
  try {
    writeSync(opened, Buffer.alloc(fstatSync(opened).size));
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};

const contextOf = ({ caseId, id }: KeyName): string => `${caseId}/${id}`;

/** One file a key, wrapped by the master key. */
export class KeyFiles implements KeyStore {
  constructor(
    private readonly folder: string,
    private readonly master: MasterKey,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  async keep(name: KeyName, secret: Buffer): Promise<null> {
    await this.erase(name);
    const wrapped = this.master.wrap(secret, contextOf(name));
    writeFileSync(this.fileOf(name), wrapped, { mode: 0o600, flag: 'wx', flush: true });
    this.flushFolder();
    return null;
  }

  /** A wrapped key in the row is that of an earlier release. */
  async find(key: KeptKey): Promise<Buffer | null> {
    const wrapped = key.wrapped ?? (await unlessMissing(readFile(this.fileOf(key))));
    return wrapped && this.master.unwrap(wrapped, contextOf(key));
  }

  /** False when it is erased, or wrapped by the first master key already. */
  async needsRewrapping(name: KeyName): Promise<boolean> {
    const wrapped = await unlessMissing(readFile(this.fileOf(name)));
    return wrapped !== null && !this.master.isCurrent(wrapped, contextOf(name));
  }

  /** Wraps a key by the first master key. Readers meanwhile find it as it was, or as it is then. */
  async rewrap(name: KeyName): Promise<void> {
    const secret = await this.find({ ...name, wrapped: null });
    if (!secret) return;
    const aside = this.asideOf(name);
    writeFileSync(aside, this.master.wrap(secret, contextOf(name)), { mode: 0o600, flush: true });
    const before = openSync(this.fileOf(name), 'r+');
    renameSync(aside, this.fileOf(name));
    this.flushFolder();
    overwrite(before);
  }

  /** Overwrites, then removes. */
  async erase(name: KeyName): Promise<void> {
    for (const file of [this.asideOf(name), this.fileOf(name)]) this.eraseFile(file);
  }

  async names(): Promise<KeyName[]> {
    const files = await readdir(this.folder);
    return files.flatMap((file) => {
      const [caseId, id] = file.split('.');
      return caseId && id ? [{ caseId, id }] : [];
    });
  }

  async madeAt(name: KeyName): Promise<Date | null> {
    return (await unlessMissing(stat(this.fileOf(name))))?.mtime ?? null;
  }

  owns({ wrapped }: KeptKey): boolean {
    return wrapped === null;
  }

  private eraseFile(file: string): void {
    try {
      overwrite(openSync(file, 'r+'));
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    rmSync(file, { force: true });
    this.flushFolder();
  }

  private flushFolder(): void {
    const opened = openSync(this.folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  }

  /** Left only by a process that was killed while it wrapped the key again. */
  private asideOf({ id }: KeyName): string {
    return join(this.folder, `.${id}`);
  }

  private fileOf({ caseId, id }: KeyName): string {
    return join(this.folder, `${caseId}.${id}`);
  }
}
