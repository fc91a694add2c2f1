import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Processes } from '@evenhand/service-kit/jobs/processes';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Inject, Injectable } from '@nestjs/common';
import { DeletionService } from '../deletion/deletion.service.js';
import { IndexingService } from '../indexing/indexing.service.js';
import { CaseKeysRepository } from '../keys/case-keys.repository.js';
import { RemovalsService } from '../removals/removals.service.js';
import { SWEEP_SECONDS, secondsAgo, sweepEvidence } from './sweep-evidence.job.js';
import { UploadSweep } from './upload-sweep.js';

/** Longer than any step of reading; a scanned page is the slowest. */
const STUCK_SECONDS = 1_800;

@Injectable()
export class SweepEvidenceProcessor {
  constructor(
    private readonly transactions: Transactions,
    private readonly uploads: UploadSweep,
    private readonly keys: CaseKeysRepository,
    private readonly deletion: DeletionService,
    private readonly removals: RemovalsService,
    private readonly indexing: IndexingService,
    @Inject(LOG) private readonly log: Log,
  ) {}

  @Processes(sweepEvidence)
  async sweep(): Promise<void> {
    for (const caseId of await this.deletion.casesOverdue())
      await this.attempt({ caseId }, () => this.deletion.deleteOverdue(caseId));
    for (const { of, run } of await this.uploads.unreported()) await this.attempt(of, run);
    for (const { of, run } of await this.uploads.late()) await this.attempt(of, run);
    const before = secondsAgo(SWEEP_SECONDS);
    await this.uploads.removeUnfinished(before);
    await this.keys.eraseLeft(this.transactions.manager, before);
    await this.removals.takeUp(before);
    await this.indexing.takeUp(secondsAgo(STUCK_SECONDS));
  }

  /** One failure does not skip the others; the next sweep is in an hour. */
  private async attempt(whose: { caseId: string } | { fileId: string }, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.warn({ err: error, ...whose }, 'sweep step failed, retrying at the next interval');
    }
  }
}
