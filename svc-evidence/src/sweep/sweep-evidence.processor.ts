import { Processes } from '@evenhand/service-kit/jobs/processes';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DeletionService } from '../deletion/deletion.service.js';
import { IndexingService } from '../indexing/indexing.service.js';
import { RemovalsService } from '../removals/removals.service.js';
import { SWEEP_SECONDS, secondsBefore, sweepEvidence } from './sweep-evidence.job.js';
import { UploadSweep } from './upload-sweep.js';

/** Longer than any step of reading; a scanned page is the slowest. */
const STUCK_SECONDS = 1_800;

@Injectable()
export class SweepEvidenceProcessor {
  constructor(
    private readonly uploads: UploadSweep,
    private readonly deletion: DeletionService,
    private readonly removals: RemovalsService,
    private readonly indexing: IndexingService,
    @Inject(LOG) private readonly log: Log,
    private readonly clock: Clock,
  ) {}

  @Processes(sweepEvidence)
  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const caseId of await this.deletion.casesOverdue(now))
      await this.attempt({ caseId }, () => this.deletion.deleteOverdue(caseId, now));
    for (const { of, run } of await this.uploads.unreported(now)) await this.attempt(of, run);
    for (const { of, run } of await this.uploads.late(now)) await this.attempt(of, run);
    const before = secondsBefore(now, SWEEP_SECONDS);
    await this.uploads.removeUnfinished(before);
    await this.deletion.eraseLeftKeys(before);
    await this.removals.takeUp(before);
    await this.indexing.takeUp(secondsBefore(now, STUCK_SECONDS));
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
