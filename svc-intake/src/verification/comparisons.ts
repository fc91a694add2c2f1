import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Verification } from '@evenhand/contracts/verification/verification';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable } from '@nestjs/common';
import { pack } from './two-files.js';

const CHILD = fileURLToPath(new URL(`./compare.child${extname(import.meta.url)}`, import.meta.url));
const HEAP_IN_MEGABYTES = 384;
const MOST_PAGES_OF_MEMORY = (768 * 1_048_576) / 4_096;
const MOST_MS = 3_000;
/** All of them are done before the gateway stops waiting for the last answer. */
const MOST_WAITING = 8;
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
 * is said of it. Each network address has one place in the queue, and the queue is short.
 */
@Injectable()
export class Comparisons {
  private last: Promise<unknown> = Promise.resolve();
  private readonly waiting = new Set<string>();

  /** @throws too-many-requests when this address has a place already, or there is none for anybody */
  requirePlaceFor(address: string): void {
    if (this.waiting.has(address) || this.waiting.size >= MOST_WAITING) fail('too-many-requests');
  }

  async changesOf(uploaded: Uint8Array, sealed: Uint8Array, address: string): Promise<Changes> {
    if (Buffer.compare(uploaded, sealed) === 0) return [];
    this.requirePlaceFor(address);
    this.waiting.add(address);
    const next = this.last.then(() => this.compareApart(uploaded, sealed));
    this.last = next;
    return next.finally(() => this.waiting.delete(address));
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
