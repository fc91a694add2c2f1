import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';

export interface KeyName {
  caseId: string;
  id: string;
}

const isMissing = (error: unknown): boolean => isNativeError(error) && 'code' in error && error.code === 'ENOENT';

/** Wrapped keys, one file each: a row would remain in the write-ahead log and in dumps after its deletion. */
export class KeyFiles {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** Synced to disk before it returns. */
  write(name: KeyName, wrapped: Buffer): void {
    writeFileSync(this.fileOf(name), wrapped, { mode: 0o600, flag: 'wx', flush: true });
    this.flushFolder();
  }

  async find(name: KeyName): Promise<Buffer | null> {
    try {
      return await readFile(this.fileOf(name));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Overwrites, then removes; does nothing when already erased. */
  erase(name: KeyName): void {
    try {
      this.overwrite(this.fileOf(name));
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    rmSync(this.fileOf(name), { force: true });
    this.flushFolder();
  }

  writtenBefore(moment: Date): KeyName[] {
    return readdirSync(this.folder).flatMap((file) => {
      const [caseId, id] = file.split('.');
      const written = statSync(join(this.folder, file), { throwIfNoEntry: false });
      return caseId && id && written && written.mtime < moment ? [{ caseId, id }] : [];
    });
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
