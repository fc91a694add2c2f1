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
/** Of the processor: a machine that is busy with others makes no file a broken one. */
const MOST_TICKS = 300;
/** On the clock, when the child does nothing at all. */
const MOST_MS = 20_000;
/** All of them are done before the gateway stops waiting for the last answer. */
const MOST_WAITING = 8;
const WATCH_MS = 50;

const Changes = Verification.shape.changes;
type Changes = Verification['changes'];

/** What a process has taken: hundredths of a second of the processor, pages of memory; nothing once it is gone. */
const takenBy = async (pid: number): Promise<{ ticks: number; pages: number }> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => {
      // proc(5), counted from the field after the name: utime and stime are 14 and 15, rss is 24.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      return { ticks: (fields[11] ?? 0) + (fields[12] ?? 0), pages: fields[21] ?? 0 };
    },
    () => ({ ticks: 0, pages: 0 }),
  );

/**
 * Compares files with their sealed originals, one after the other, each in a process of its own with limits of 3 s of
 * the processor and on memory: twenty kilobytes of PDF can unpack to gigabytes. A file that breaks the limits differs, and that is all that
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
      if (!child.pid) return;
      const { ticks, pages } = await takenBy(child.pid);
      if (ticks > MOST_TICKS || pages > MOST_PAGES_OF_MEMORY) child.kill('SIGKILL');
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
