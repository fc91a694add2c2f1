import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Jobs } from '@evenhand/service-kit/jobs/jobs';
import { type JobRun, Processes } from '@evenhand/service-kit/jobs/processes';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Unreadable } from '../conversations/unit.js';
import { type Original, Originals } from '../files/originals.js';
import { ChunksRepository, wordsIn } from './chunks.repository.js';
import { embedFile } from './embed-file.job.js';
import { indexFile } from './index-file.job.js';
import { IndexingRepository } from './indexing.repository.js';
import { limitsFor, parseInChild } from './sandbox/parse-in-child.js';
import { type Chunk, type Passage, windowsOf } from './windows.js';

/** So many passages are kept in one transaction: they are searchable from then on. */
const BATCH = 500;

/** Another worker reads the file now, or it was deleted: this one has nothing more to do. */
class Superseded extends Error {}

interface Batch {
  passages: Passage[];
  chunks: Chunk[];
}

/** Reads a file from its beginning to its end; after a crash another one begins anew, so nothing is there twice. */
@Injectable()
export class IndexFileProcessor {
  constructor(
    private readonly transactions: Transactions,
    private readonly originals: Originals,
    private readonly indexing: IndexingRepository,
    private readonly chunks: ChunksRepository,
    private readonly jobs: Jobs,
  ) {}

  @Processes(indexFile)
  async index({ caseId, fileId }: z.infer<typeof indexFile.payload>, { attempt }: JobRun): Promise<void> {
    const original = await this.originals.find(caseId, fileId);
    const run = original && (await this.transactions.run((manager) => this.indexing.begin(manager, fileId)));
    if (!original || !run) return;
    try {
      await this.read(original, run);
    } catch (error) {
      if (error instanceof Superseded) return;
      const isLast = error instanceof Unreadable || attempt >= indexFile.attempts;
      const reason =
        error instanceof Unreadable ? error.message : 'This file could not be read. Please try again later.';
      if (isLast) await this.holding(fileId, run, (manager) => this.indexing.fail(manager, fileId, reason));
      if (!(error instanceof Unreadable)) throw error;
    }
  }

  private async read({ file, content }: Original, run: string): Promise<void> {
    let bytesRead = 0;
    const counted = async function* () {
      for await (const piece of content) {
        bytesRead += piece.length;
        yield piece;
      }
    };
    const batch: Batch = { passages: [], chunks: [] };
    const units = parseInChild(file.name, counted(), limitsFor(file.size));
    for await (const { passage, chunk } of windowsOf(units)) {
      if (passage) batch.passages.push(passage);
      if (chunk) batch.chunks.push(chunk);
      if (batch.passages.length >= BATCH) await this.keep(file, run, batch, bytesRead);
    }
    await this.keep(file, run, batch, bytesRead);
    await this.holding(file.id, run, async (manager) => {
      await this.indexing.finish(manager, file.id);
      await this.jobs.enqueue(manager, embedFile, { fileId: file.id }, { jobId: `embed-${run}` });
    });
  }

  private async keep({ id, caseId }: Original['file'], run: string, batch: Batch, bytesRead: number): Promise<void> {
    const { passages, chunks } = batch;
    [batch.passages, batch.chunks] = [[], []];
    const words = passages.reduce((sum, { text }) => sum + wordsIn(text), 0);
    await this.holding(id, run, async (manager) => {
      await this.chunks.addPassages(manager, id, passages);
      await this.chunks.addChunks(manager, caseId, id, chunks);
      await this.indexing.advance(manager, id, { bytesRead, words, chunks: chunks.length });
    });
  }

  private holding(fileId: string, run: string, work: Parameters<Transactions['run']>[0]): Promise<unknown> {
    return this.transactions.run(async (manager) => {
      if (!(await this.indexing.holds(manager, fileId, run))) throw new Superseded();
      return work(manager);
    });
  }
}
