import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Embedder } from '../embeddings/embedder.js';
import { EmbeddingCache } from '../embeddings/embedding-cache.js';
import { Progress } from '../progress/progress.js';
import { SEARCH_INDEX, type SearchIndex } from '../search/search-index.js';
import { textOf } from '../search/text-of.js';
import { SegmentsRepository } from '../segments/segments.repository.js';
import { embedFile, embedTurn } from './embed-file.job.js';
import { EmbeddingRepository } from './embedding.repository.js';
import { IndexingRepository, MOST_BEGUN } from './indexing.repository.js';

type Payload = z.infer<typeof embedFile.payload>;

/** Large files take many turns, so that others progress and a worker can stop. */
const TURN_MS = 10_000;

@Injectable()
export class EmbedFileProcessor {
  private readonly known = new EmbeddingCache();

  constructor(
    private readonly transactions: Transactions,
    private readonly embedder: Embedder,
    private readonly segments: SegmentsRepository,
    @Inject(SEARCH_INDEX) private readonly searchIndex: SearchIndex,
    private readonly indexing: IndexingRepository,
    private readonly embedding: EmbeddingRepository,
    private readonly outbox: Outbox,
    private readonly progress: Progress,
  ) {}

  @Processes(embedFile)
  async embed(payload: Payload): Promise<void> {
    // Before begin: a missing model is not the file's fault.
    await this.embedder.load();
    const started = performance.now();
    while (await this.embedNext(payload)) {
      this.progress.announce(payload.caseId);
      if (performance.now() - started > TURN_MS) return this.nextTurn(payload);
    }
    await this.embedding.complete(this.transactions.manager, payload.fileId);
    this.progress.announce(payload.caseId);
  }

  private async nextTurn(payload: Payload): Promise<void> {
    const { caseId, fileId } = payload;
    const ahead = await this.indexing.countOthers(this.transactions.manager, caseId, 'searchable', [fileId]);
    await this.outbox.enqueue(null, embedFile, ...embedTurn({ ...payload, turn: payload.turn + 1 }, ahead));
  }

  /** False when no segment is left, another run took over, or the file is given up. */
  private async embedNext({ caseId, fileId, run }: Payload): Promise<boolean> {
    const { manager } = this.transactions;
    const waiting = await this.segments.toEmbed(manager, caseId, fileId);
    const begun = waiting && (await this.embedding.begin(manager, fileId, run));
    if (!begun) return false;
    if (begun.begun > MOST_BEGUN) {
      await this.embedding.fail(manager, fileId, run, { code: 'embedding-broke-off' });
      return false;
    }
    const { number, firstChunk: first, segment } = waiting;
    const texts = Array.from({ length: segment.chunks }, (_, index) => textOf(segment.chunk(index)));
    const chunks = await this.known.of(caseId, texts, (fresh) => this.embedder.embed(fresh));
    await this.embedding.end(manager, fileId, run);
    return this.transactions.run(async (manager) => {
      if (!(await this.indexing.holds(manager, fileId, run))) return false;
      // Not counted when another worker embedded it meanwhile.
      if (!(await this.segments.embedded(manager, fileId, number))) return true;
      await this.searchIndex.embed(manager, { caseId, fileId, first, chunks });
      await this.embedding.advance(manager, fileId, chunks.length);
      return true;
    });
  }
}
