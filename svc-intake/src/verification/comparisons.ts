import { extname } from 'node:path';
import { Verification } from '@evenhand/contracts/verification/verification';
import { RunsApart } from '@evenhand/service-kit/apart/runs-apart';
import { Injectable } from '@nestjs/common';
import { pack } from './two-files.js';

const CHILD = new URL(`./compare.child${extname(import.meta.url)}`, import.meta.url);

const Changes = Verification.shape.changes;
type Changes = Verification['changes'];

/**
 * Compares files with their sealed originals, one after the other, each in a process of its own with limits of 3 s of
 * the clock, and on processor and memory: twenty kilobytes of PDF can unpack to gigabytes. A file that breaks the limits
 * differs, and that is all that is said of it. Each network address has one place in the queue, and the queue is short.
 */
@Injectable()
export class Comparisons {
  private readonly runs = new RunsApart(CHILD, {
    heapInMegabytes: 384,
    memoryInMegabytes: 768,
    processorSeconds: 2.5,
    seconds: 2.7,
    // All of them are done before the gateway stops waiting for the last answer.
    mostWaiting: 8,
  });

  /** @throws too-many-requests when this address has a place already, or there is none for anybody */
  requirePlaceFor(address: string): void {
    this.runs.requirePlaceFor(address);
  }

  async changesOf(uploaded: Uint8Array, sealed: Uint8Array, address: string): Promise<Changes> {
    if (Buffer.compare(uploaded, sealed) === 0) return [];
    const written = await this.runs.run(address, pack(uploaded, sealed));
    return written === null ? [{ kind: 'other', page: null }] : Changes.parse(JSON.parse(written));
  }
}
