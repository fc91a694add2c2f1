import { PassThrough, pipeline, type Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { EvidenceStatus, isSettled } from '@evenhand/contracts/evidence/status';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable } from '@nestjs/common';
import { type News, Progress } from '../progress/progress.js';
import { IndexingService } from './indexing.service.js';

/** The browser then reconnects with its session, so an ended session receives nothing more. */
const LIFETIME_MS = 60_000;
const BETWEEN_MS = 300;
/** Announcements may be lost, and proxies cut silent streams. */
const AT_LATEST_MS = 10_000;
const RETRY_MS = 1_000;
/** Tabs of one person, with a margin. */
const MOST_STREAMS_OF_CASE = 8;

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
    // A PassThrough emits `close` at once when the browser disconnects; a generator would notice at its next turn.
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
