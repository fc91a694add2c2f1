import { closeSync, fstatSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
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

  /** Overwrites, then removes. */
  async erase(name: KeyName): Promise<void> {
    try {
      this.overwrite(this.fileOf(name));
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    rmSync(this.fileOf(name), { force: true });
    this.flushFolder();
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

  private overwrite(file: string): void {
    const opened = openSync(file, 'r+');
    try {
      writeSync(opened, Buffer.alloc(fstatSync(opened).size));
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  }

  private flushFolder(): void {
    const opened = openSync(this.folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  }

  private fileOf({ caseId, id }: KeyName): string {
    return join(this.folder, `${caseId}.${id}`);
  }
}
