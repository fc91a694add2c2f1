import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../places.ts';

const succeeds = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** A tmpfs that may be filled. */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Undefined when this user may not mount one. */
  static mount(megabytes: number): SmallDisk | undefined {
    mkdirSync(join(CACHE, 'disks'), { recursive: true });
    const folder = mkdtempSync(join(CACHE, 'disks/disk-'));
    if (succeeds('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'small-disk', folder))
      return new SmallDisk(folder);
    rmSync(folder, { recursive: true });
    return undefined;
  }

  /** To the last byte. */
  fill(): void {
    const file = openSync(this.filler, 'a');
    for (const bytes of [1_048_576, 4_096, 1]) fillBy(file, Buffer.alloc(bytes));
    closeSync(file);
  }

  empty(): void {
    rmSync(this.filler, { force: true });
  }

  remove(): void {
    succeeds('umount', '--lazy', this.folder);
    rmSync(this.folder, { recursive: true });
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}

const fillBy = (file: number, block: Buffer): void => {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!String(error).includes('ENOSPC')) throw error;
  }
};
