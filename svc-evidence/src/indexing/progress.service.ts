import { PassThrough, pipeline, type Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { EvidenceStatus, isSettled } from '@evenhand/contracts/evidence/status';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable } from '@nestjs/common';
import type { News } from '../progress/news.js';
import { Progress } from '../progress/progress.js';
import { IndexingService } from './indexing.service.js';

/** A browser that listens on comes back after this, and proves anew who it is: a session that ended is heard no more. */
const LIFETIME_MS = 60_000;
/** More often nobody can read it. */
const BETWEEN_MS = 300;
/** Without any news the status is told all the same: an announcement may be lost, and a silent stream is cut off. */
const AT_LATEST_MS = 10_000;
/** When a browser whose stream ended asks for the next one. */
const RETRY_MS = 1_000;
/** The tabs of one person, with room to spare. */
const MOST_STREAMS_OF_CASE = 8;

/** Tells a case's status as it changes. */
@Injectable()
export class ProgressService {
  constructor(
    private readonly progress: Progress,
    private readonly indexing: IndexingService,
  ) {}

  /** @throws too-many-requests */
  watch(caseId: string): Readable {
    if (this.progress.listenersOf(caseId) >= MOST_STREAMS_OF_CASE) fail('too-many-requests');
    const news = this.progress.newsOf(caseId);
    // What is piped is told at once that the browser has left; a generator would hear of it at its next turn.
    const stream = new PassThrough().once('close', () => news.stop());
    return pipeline(this.statuses(caseId, news), stream, () => {});
  }

  private async *statuses(caseId: string, news: News): AsyncIterable<string> {
    const ends = performance.now() + LIFETIME_MS;
    yield `retry: ${RETRY_MS}\n\n`;
    do {
      const status = EvidenceStatus.parse(await this.indexing.status(caseId));
      yield `data: ${JSON.stringify(status)}\n\n`;
      if (isSettled(status)) return;
      await pause(BETWEEN_MS);
    } while ((await news.within(Math.min(AT_LATEST_MS, ends - performance.now()))) && performance.now() < ends);
  }
}
