import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Verification } from '@evenhand/contracts/verification/verification';
import { Injectable } from '@nestjs/common';
import { pack } from './two-files.js';

const CHILD = fileURLToPath(new URL(`./compare.child${extname(import.meta.url)}`, import.meta.url));
const HEAP_IN_MEGABYTES = 384;
const MOST_PAGES_OF_MEMORY = (768 * 1_048_576) / 4_096;
const MOST_MS = 15_000;
const WATCH_MS = 50;

const Changes = Verification.shape.changes;
type Changes = Verification['changes'];

/** How many pages of memory a process holds; none once it is gone, or where the system does not tell. */
const pagesOf = async (pid: number): Promise<number> =>
  readFile(`/proc/${pid}/statm`, 'utf8').then(
    (statm) => Number(statm.split(' ')[1]),
    () => 0,
  );

/**
 * Compares files with their sealed originals, one after the other, each in a process of its own with limits on time and
 * memory: twenty kilobytes of PDF can unpack to gigabytes. A file that breaks the limits differs, and that is all that
 * is said of it.
 */
@Injectable()
export class Comparisons {
  private last: Promise<unknown> = Promise.resolve();

  changesOf(uploaded: Uint8Array, sealed: Uint8Array): Promise<Changes> {
    if (Buffer.compare(uploaded, sealed) === 0) return Promise.resolve([]);
    const next = this.last.then(() => this.compareApart(uploaded, sealed));
    this.last = next;
    return next;
  }

  private async compareApart(uploaded: Uint8Array, sealed: Uint8Array): Promise<Changes> {
    const flags = [...process.execArgv, `--max-old-space-size=${HEAP_IN_MEGABYTES}`];
    const child = spawn(process.execPath, [...flags, CHILD], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.on('error', () => {});
    child.stdin.end(pack(uploaded, sealed));
    const watch = setInterval(async () => {
      if (child.pid && (await pagesOf(child.pid)) > MOST_PAGES_OF_MEMORY) child.kill('SIGKILL');
    }, WATCH_MS);
    const limit = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
    try {
      return Changes.parse(JSON.parse(await text(child.stdout)));
    } catch {
      return [{ kind: 'other', page: null }];
    } finally {
      clearInterval(watch);
      clearTimeout(limit);
    }
  }
}
