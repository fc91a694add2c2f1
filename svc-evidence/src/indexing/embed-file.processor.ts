import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Jobs } from '@evenhand/service-kit/jobs/jobs';
import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Embedder } from '../embeddings/embedder.js';
import { KnownEmbeddings } from '../embeddings/known-embeddings.js';
import { Progress } from '../progress/progress.js';
import { SEARCH_INDEX, type SearchIndex } from '../search/search-index.js';
import { textOf } from '../search/text-of.js';
import { SegmentsRepository } from '../segments/segments.repository.js';
import { embedFile, embedTurn } from './embed-file.job.js';
import { IndexingRepository, MOST_BEGUN } from './indexing.repository.js';

type Payload = z.infer<typeof embedFile.payload>;

/** A large file takes many turns, so that other files get theirs and a worker that is told to stop can. */
const TURN_MS = 10_000;

/** Goes on where an earlier turn or try stopped: what is embedded stays so. */
@Injectable()
export class EmbedFileProcessor {
  private readonly known = new KnownEmbeddings();

  constructor(
    private readonly transactions: Transactions,
    private readonly embedder: Embedder,
    private readonly segments: SegmentsRepository,
    @Inject(SEARCH_INDEX) private readonly searchIndex: SearchIndex,
    private readonly indexing: IndexingRepository,
    private readonly jobs: Jobs,
    private readonly progress: Progress,
  ) {}

  @Processes(embedFile)
  async embed(payload: Payload): Promise<void> {
    // Without a model every file would be given up: that is no file's fault, so nothing is begun yet.
    await this.embedder.load();
    const started = performance.now();
    while (await this.embedNext(payload)) {
      this.progress.announce(payload.caseId);
      if (performance.now() - started > TURN_MS) return this.nextTurn(payload);
    }
    await this.indexing.complete(this.transactions.manager, payload.fileId);
    this.progress.announce(payload.caseId);
  }

  private async nextTurn(payload: Payload): Promise<void> {
    const { caseId, fileId } = payload;
    const ahead = await this.indexing.countBeside(this.transactions.manager, caseId, 'searchable', [fileId]);
    await this.jobs.enqueue(null, embedFile, ...embedTurn({ ...payload, turn: payload.turn + 1 }, ahead));
  }

  /** Embeds one segment. False when none is left, the file is read anew by another run, or it is given up. */
  private async embedNext({ caseId, fileId, run }: Payload): Promise<boolean> {
    const { manager } = this.transactions;
    const waiting = await this.segments.toEmbed(manager, caseId, fileId);
    const begun = waiting && (await this.indexing.beginEmbedding(manager, fileId, run));
    if (!begun) return false;
    if (begun.begun > MOST_BEGUN) {
      await this.indexing.failEmbedding(manager, fileId, run, { code: 'embedding-broke-off' });
      return false;
    }
    const { number, firstChunk: first, segment } = waiting;
    const texts = Array.from({ length: segment.chunks }, (_, index) => textOf(segment.chunk(index)));
    const chunks = await this.known.of(caseId, texts, (fresh) => this.embedder.embed(fresh));
    await this.indexing.endEmbedding(manager, fileId, run);
    return this.transactions.run(async (manager) => {
      if (!(await this.indexing.holds(manager, fileId, run))) return false;
      // One that another worker embedded meanwhile is not counted again.
      if (!(await this.segments.embedded(manager, fileId, number))) return true;
      await this.searchIndex.embed(manager, { caseId, fileId, first, chunks });
      await this.indexing.advanceEmbedded(manager, fileId, chunks.length);
      return true;
    });
  }
}
