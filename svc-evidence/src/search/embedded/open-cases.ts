import { Transactions } from '@evenhand/service-kit/database/transactions';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { bytesOf, type OpenSegment, openSegment } from './index-segment.js';
import { IndexSegmentsRepository } from './index-segments.repository.js';

/** About 400,000 chunks, for the cases searched last. */
const MOST_BYTES = 256 * 1_048_576;
const IDLE_MS = 10 * 60_000;
const BATCH = 64;

interface OpenCase {
  state: string;
  segments: ReadonlyMap<string, OpenSegment>;
  usedAt: number;
}

/** LRU of open segments per case; only changes are read again. */
@Injectable()
export class OpenCases implements OnApplicationShutdown {
  private readonly open = new Map<string, OpenCase>();
  private readonly refreshing = new Map<string, Promise<OpenCase>>();
  private readonly tidying = setInterval(() => this.closeIdle(), IDLE_MS / 10).unref();

  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeys,
    private readonly repository: IndexSegmentsRepository,
  ) {}

  async segmentsOf(caseId: string): Promise<OpenSegment[]> {
    // Serialized: a second call finds open what the first opened.
    const before = this.refreshing.get(caseId) ?? Promise.resolve();
    const refreshed = before.catch(() => {}).then(() => this.refresh(caseId));
    this.refreshing.set(caseId, refreshed);
    try {
      return [...(await refreshed).segments.values()];
    } finally {
      if (this.refreshing.get(caseId) === refreshed) this.refreshing.delete(caseId);
    }
  }

  close(caseId: string): void {
    this.open.delete(caseId);
  }

  onApplicationShutdown(): void {
    clearInterval(this.tidying);
  }

  private async refresh(caseId: string): Promise<OpenCase> {
    const state = await this.repository.stateOf(this.transactions.manager, caseId);
    const known = this.open.get(caseId);
    const segments = known?.state === state ? known.segments : await this.read(caseId, known?.segments ?? new Map());
    const current = { state, segments, usedAt: performance.now() };
    // Insertion order is the order of use.
    this.open.delete(caseId);
    if (segments.size > 0) this.open.set(caseId, current);
    this.makeRoom();
    return current;
  }

  private async read(caseId: string, known: OpenCase['segments']): Promise<OpenCase['segments']> {
    const { manager } = this.transactions;
    const [places, key] = await Promise.all([
      this.repository.placesOf(manager, caseId),
      this.keys.find(manager, caseId),
    ]);
    if (!key) return new Map();
    const opened = new Map(known);
    const missing = places.filter(({ version }) => !known.has(version));
    for (let from = 0; from < missing.length; from += BATCH) {
      const sealed = await this.repository.read(manager, caseId, missing.slice(from, from + BATCH));
      for (const one of sealed) opened.set(one.version, openSegment(one, key.secret));
    }
    return new Map(
      places.flatMap(({ version }) => {
        const segment = opened.get(version);
        return segment ? [[version, segment]] : [];
      }),
    );
  }

  private makeRoom(): void {
    let bytes = [...this.open.values()].reduce((sum, one) => sum + sizeOf(one), 0);
    for (const [caseId, one] of this.open) {
      if (bytes <= MOST_BYTES || this.open.size === 1) return;
      this.open.delete(caseId);
      bytes -= sizeOf(one);
    }
  }

  private closeIdle(): void {
    for (const [caseId, { usedAt }] of this.open) if (usedAt < performance.now() - IDLE_MS) this.open.delete(caseId);
  }
}

const sizeOf = ({ segments }: OpenCase): number => {
  let bytes = 0;
  for (const segment of segments.values()) bytes += bytesOf(segment);
  return bytes;
};
