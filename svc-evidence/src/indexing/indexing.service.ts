import { evidenceStored } from '@evenhand/contracts/events/evidence-stored';
import type { IndexingStarted } from '@evenhand/contracts/evidence/indexing';
import { type EvidenceStatus, MOST_FILES_LISTED } from '@evenhand/contracts/evidence/status';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Metrics } from '@evenhand/service-kit/metrics/metrics';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { FilesRepository } from '../files/files.repository.js';
import { RegistrationService } from '../files/registration.service.js';
import { Progress } from '../progress/progress.js';
import { embedFile, embedTurn } from './embed-file.job.js';
import { indexFile } from './index-file.job.js';
import { IndexingRepository, type Stuck } from './indexing.repository.js';
import { StatusRepository } from './status.repository.js';

@Injectable()
export class IndexingService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly files: FilesRepository,
    private readonly registration: RegistrationService,
    private readonly indexing: IndexingRepository,
    private readonly statuses: StatusRepository,
    private readonly outbox: Outbox,
    private readonly progress: Progress,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const help = 'How long the oldest uploaded file waits to be read. Workers are scaled by it.';
    this.metrics.figure({ name: 'evenhand_upload_oldest_waiting_seconds', help }, () =>
      this.indexing.secondsOfOldest(this.transactions.manager),
    );
    this.metrics.figure({ name: 'evenhand_waiting_uploads', help: 'Uploaded files that wait to be read.' }, () =>
      this.statuses.countIn(this.transactions.manager, 'waiting'),
    );
    this.metrics.figure({ name: 'evenhand_given_up_uploads', help: 'Uploaded files that could not be read.' }, () =>
      this.statuses.countIn(this.transactions.manager, 'failed'),
    );
  }

  @Consumes(evidenceStored)
  async stored({ caseId, fileId }: z.output<typeof evidenceStored.payload>, manager: EntityManager): Promise<void> {
    await this.start(manager, caseId, false, fileId);
  }

  /** Registers what was only uploaded, then reads what waits. */
  async index(caseId: string, alsoFailed: boolean): Promise<IndexingStarted> {
    const awaited = await this.files.awaitedOf(this.transactions.manager, caseId);
    for (const file of awaited) await this.registration.settle(file);
    const files = await this.transactions.run((manager) => this.start(manager, caseId, alsoFailed));
    this.progress.announce(caseId);
    return { files };
  }

  async retry(caseId: string, fileId: string): Promise<IndexingStarted> {
    const files = await this.transactions.run(async (manager) => {
      if (!(await this.files.find(manager, caseId, fileId))) fail('not-found');
      return this.start(manager, caseId, true, fileId);
    });
    this.progress.announce(caseId);
    return { files };
  }

  async status(caseId: string): Promise<EvidenceStatus> {
    const { manager } = this.transactions;
    const [summary, files] = await Promise.all([
      this.statuses.summaryOf(manager, caseId),
      this.statuses.ofCase(manager, caseId, MOST_FILES_LISTED),
    ]);
    return { ...summary, lastIndexingAt: summary.lastIndexingAt?.toISOString() ?? null, files };
  }

  async takeUp(since: Date): Promise<void> {
    const stuck = await this.indexing.stuckSince(this.transactions.manager, since);
    for (const [caseId, files] of Map.groupBy(stuck, ({ caseId }) => caseId))
      await this.transactions.run((manager) => this.goOn(manager, caseId, files));
  }

  private async goOn(manager: EntityManager, caseId: string, files: Stuck[]): Promise<void> {
    const idsOf = (state: Stuck['state']) => files.filter((file) => file.state === state).map(({ fileId }) => fileId);
    await this.enqueue(manager, caseId, idsOf('reading'), 'once');
    if (idsOf('waiting').length > 0) await this.start(manager, caseId, false);
    const ahead = await this.indexing.countOthers(manager, caseId, 'searchable', idsOf('searchable'));
    const read = files.flatMap(({ fileId, state, run }) => (state === 'searchable' && run ? [{ fileId, run }] : []));
    for (const [index, file] of read.entries())
      await this.outbox.enqueue(manager, embedFile, ...embedTurn({ caseId, ...file, turn: 0 }, ahead + index));
  }

  private async start(manager: EntityManager, caseId: string, alsoFailed: boolean, onlyFile?: string): Promise<number> {
    const ids = await this.indexing.await(manager, caseId, alsoFailed, onlyFile);
    await this.enqueue(manager, caseId, ids, 'once');
    return ids.length;
  }

  async readAgain(caseId: string, fileIds: string[]): Promise<void> {
    await this.transactions.run(async (manager) => {
      const ids = await this.indexing.awaitAgain(manager, caseId, fileIds);
      await this.enqueue(manager, caseId, ids, 'again');
    });
    this.progress.announce(caseId);
  }

  /** `once`: not while the file's job waits or runs. */
  private async enqueue(
    manager: EntityManager,
    caseId: string,
    fileIds: string[],
    times: 'once' | 'again',
  ): Promise<void> {
    const ahead = await this.indexing.countOthers(manager, caseId, 'waiting', fileIds);
    for (const [index, fileId] of fileIds.entries()) {
      const options = { priority: ahead + index + 1, ...(times === 'once' && { jobId: `index-${fileId}` }) };
      await this.outbox.enqueue(manager, indexFile, { caseId, fileId }, options);
    }
  }
}
