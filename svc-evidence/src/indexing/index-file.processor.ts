import { Transactions } from '@evenhand/service-kit/database/transactions';
import { type JobRun, Processes } from '@evenhand/service-kit/jobs/processes';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Traces } from '@evenhand/service-kit/traces/traces';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { type Original, Originals } from '../files/originals.js';
import { Progress } from '../progress/progress.js';
import { shownAs } from '../readers/shown-pictures.js';
import type { Unit, Unread } from '../readers/unit.js';
import { type ReadingFailure, Unreadable } from '../readers/unreadable.js';
import { asSent } from '../sent-pictures/as-sent.js';
import { type Sending, SentPicturesRepository } from '../sent-pictures/sent-pictures.repository.js';
import { type Batch, batchesOf, together } from './batches.js';
import { embedFile, embedTurn } from './embed-file.job.js';
import { indexFile } from './index-file.job.js';
import { IndexedContent } from './indexed-content.js';
import { IndexingRepository, MOST_BEGUN } from './indexing.repository.js';
import { joinPictures } from './join-pictures.job.js';
import { limitsFor, parseInChild } from './sandbox/parse-in-child.js';

/** Another worker reads the file, or it was deleted. */
class Superseded extends Error {}

/** Reads a file from the start; after a crash a new run begins and replaces what the old one added. */
@Injectable()
export class IndexFileProcessor {
  constructor(
    private readonly transactions: Transactions,
    private readonly originals: Originals,
    private readonly indexing: IndexingRepository,
    private readonly content: IndexedContent,
    private readonly sent: SentPicturesRepository,
    private readonly outbox: Outbox,
    private readonly progress: Progress,
    private readonly traces: Traces,
  ) {}

  @Processes(indexFile)
  async index({ caseId, fileId }: z.infer<typeof indexFile.payload>, { attempt }: JobRun): Promise<void> {
    const original = await this.originals.find(caseId, fileId);
    const sending = original ? await this.sendingOf(this.transactions.manager, original.file) : undefined;
    const begun = await this.begin(caseId, fileId, sending);
    if (!begun) return;
    const { run } = begun;
    try {
      // A row without its object: no retry helps.
      if (!original) throw new Unreadable('missing-in-storage');
      if (begun.begun > MOST_BEGUN) throw new Unreadable('reading-broke-off');
      await this.read(original, run, sending);
    } catch (error) {
      if (error instanceof Superseded) return;
      const isLast = error instanceof Unreadable || attempt >= indexFile.attempts;
      const { failure } = error instanceof Unreadable ? error : new Unreadable('try-again');
      if (isLast) await this.giveUp(caseId, fileId, run, failure);
      if (!(error instanceof Unreadable)) throw error;
    } finally {
      this.progress.announce(caseId);
    }
  }

  private async sendingOf(manager: EntityManager, { caseId, name }: Original['file']): Promise<Sending | undefined> {
    return shownAs(name) ? (await this.sent.sendingsOf(manager, caseId, [name])).get(name) : undefined;
  }

  private begin(caseId: string, fileId: string, sending: Sending | undefined): ReturnType<IndexingRepository['begin']> {
    return this.transactions.run(async (manager) => {
      const begun = await this.indexing.begin(manager, fileId, sending?.chats[0] ?? null);
      await this.content.forget(manager, caseId, fileId);
      return begun;
    });
  }

  /** A partly read file is not searched: half of it could mislead. */
  private giveUp(caseId: string, fileId: string, run: string, failure: ReadingFailure): Promise<void> {
    return this.holding(fileId, run, async (manager) => {
      await this.indexing.fail(manager, fileId, failure);
      if (await this.sent.hasChat(manager, [fileId])) await this.outbox.enqueue(manager, joinPictures, { caseId });
      await this.content.forget(manager, caseId, fileId);
    });
  }

  private async read({ file, content }: Original, run: string, sending: Sending | undefined): Promise<void> {
    let bytesRead = 0;
    const counted = async function* () {
      for await (const piece of content) {
        bytesRead += piece.length;
        yield piece;
      }
    };
    const unread: Unread[] = [];
    const span = { name: 'read in child', kind: 'internal', attributes: { fileKind: file.extension } } as const;
    const parsed = this.traces.reading(span, parseInChild(file.name, counted(), limitsFor(file.size)));
    const units = sending ? asSent(parsed, sending) : parsed;
    // Writes while reading the next.
    let keeping = Promise.resolve();
    try {
      for await (const batches of together(batchesOf(without(unread, units)))) {
        await keeping;
        keeping = this.keep(file, run, batches, bytesRead);
        // Awaited later; prevents an unhandled rejection until then.
        keeping.catch(() => {});
      }
    } finally {
      content.destroy();
      await keeping;
    }
    await this.holding(file.id, run, async (manager) => {
      await this.content.addUnread(manager, { caseId: file.caseId, fileId: file.id }, unread);
      await this.indexing.finish(manager, file.id);
      await this.join(manager, file, sending);
      const ahead = await this.indexing.countOthers(manager, file.caseId, 'searchable', [file.id]);
      const turn = { caseId: file.caseId, fileId: file.id, run, turn: 0 };
      await this.outbox.enqueue(manager, embedFile, ...embedTurn(turn, ahead));
    });
  }

  /** A chat that names pictures may have been read before or after them, or meanwhile. */
  private async join(manager: EntityManager, file: Original['file'], sending: Sending | undefined): Promise<void> {
    const { id, caseId } = file;
    const isChanged = (await this.sendingOf(manager, file))?.chats[0] !== sending?.chats[0];
    if (isChanged || (await this.sent.hasChat(manager, [id])))
      await this.outbox.enqueue(manager, joinPictures, { caseId });
  }

  private async keep({ id: fileId, caseId }: Original['file'], run: string, batches: Batch[], bytesRead: number) {
    const words = batches.reduce((sum, batch) => sum + batch.words, 0);
    const chunks = batches.reduce((sum, batch) => sum + batch.chunks.length, 0);
    await this.transactions.run(async (manager) => {
      if (!(await this.indexing.advance(manager, fileId, run, { bytesRead, words, chunks }))) throw new Superseded();
      await this.content.add(manager, { caseId, fileId }, batches);
    });
    this.progress.announce(caseId);
  }

  private holding(fileId: string, run: string, work: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.transactions.run(async (manager) => {
      if (!(await this.indexing.holds(manager, fileId, run))) throw new Superseded();
      await work(manager);
    });
  }
}

async function* without(unread: Unread[], units: AsyncIterable<Unit>): AsyncIterable<Unit> {
  for await (const unit of units) {
    if (unit.kind === 'unread') unread.push(unit);
    else yield unit;
  }
}
