import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Embedder } from '../embeddings/embedder.js';
import { ChunksRepository } from './chunks.repository.js';
import { embedFile } from './embed-file.job.js';
import { IndexingRepository } from './indexing.repository.js';

const BATCH = 32;

/** Goes on where an earlier run stopped: what is embedded stays so. */
@Injectable()
export class EmbedFileProcessor {
  constructor(
    private readonly transactions: Transactions,
    private readonly embedder: Embedder,
    private readonly chunks: ChunksRepository,
    private readonly indexing: IndexingRepository,
  ) {}

  @Processes(embedFile)
  async embed({ fileId }: z.infer<typeof embedFile.payload>): Promise<void> {
    for (;;) {
      const waiting = await this.chunks.toEmbed(this.transactions.manager, fileId, BATCH);
      if (waiting.length === 0) break;
      const embeddings = await this.embedder.embed(waiting.map(({ text }) => text));
      const rows = waiting.map(({ id }, index) => ({ id, embedding: embeddings[index] ?? Buffer.alloc(0) }));
      await this.transactions.run((manager) => this.chunks.embed(manager, fileId, rows));
    }
    await this.indexing.complete(this.transactions.manager, fileId);
  }
}
