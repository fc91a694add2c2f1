import { extname } from 'node:path';
import { Verification } from '@evenhand/contracts/verification/verification';
import { RunsApart } from '@evenhand/service-kit/apart/runs-apart';
import { Injectable } from '@nestjs/common';
import { pack } from './two-files.js';

const CHILD = new URL(`./compare.child${extname(import.meta.url)}`, import.meta.url);

const Changes = Verification.shape.changes;
type Changes = Verification['changes'];

/**
 * Compares files with their sealed originals, one at a time, each in a separate process with limits of 3 s, processor
 * time and memory: 20 kB of PDF can unpack to gigabytes. A file that exceeds a limit is reported as different. Each
 * network address has one place in the short queue.
 */
@Injectable()
export class Comparisons {
  private readonly runs = new RunsApart(CHILD, {
    heapInMegabytes: 384,
    memoryInMegabytes: 768,
    processorSeconds: 2.5,
    seconds: 2.7,
    // All are done before the gateway's timeout.
    mostWaiting: 8,
  });

  /** @throws ProblemError `too-many-requests` when this address has a place already, or the queue is full */
  requirePlaceFor(address: string): void {
    this.runs.requirePlaceFor(address);
  }

  async changesOf(uploaded: Uint8Array, sealed: Uint8Array, address: string): Promise<Changes> {
    if (Buffer.compare(uploaded, sealed) === 0) return [];
    const written = await this.runs.run(address, pack(uploaded, sealed));
    return written === null ? [{ kind: 'other', page: null }] : Changes.parse(JSON.parse(written.toString()));
  }
}
