import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { DeadLetters } from '@evenhand/service-kit/dead-letters/dead-letters';
import { Processes } from '@evenhand/service-kit/jobs/processes';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config.js';
import { DeletionService } from '../deletion/deletion.service.js';
import { Arrivals } from '../files/arrivals.js';
import type { EvidenceFileEntity } from '../files/evidence-file.entity.js';
import { FilesRepository } from '../files/files.repository.js';
import { RegistrationService } from '../files/registration.service.js';
import { IndexingService } from '../indexing/indexing.service.js';
import { CaseKeysRepository } from '../keys/case-keys.repository.js';
import { SealBroken } from '../keys/sealed-stream.js';
import { forgetPoints } from '../removals/forget-points.job.js';
import { RemovalsService } from '../removals/removals.service.js';
import { removeObjects } from '../removals/remove-objects.job.js';
import { RetentionRepository } from '../retention/retention.repository.js';
import { STORAGE, type Storage } from '../storage/storage.js';
import { SLOWEST_UPLOAD_SECONDS } from '../storage/upload-time.js';
import { SWEEP_SECONDS, sweepEvidence } from './sweep-evidence.job.js';

/** Longer than any step of reading; a scanned page is the slowest. */
const STUCK_SECONDS = 1_800;

const secondsAgo = (seconds: number): Date => new Date(Date.now() - seconds * 1_000);

@Injectable()
export class SweepEvidenceProcessor {
  /** Reported to operators once per process. */
  private readonly damaged = new Set<string>();

  constructor(
    private readonly transactions: Transactions,
    private readonly files: FilesRepository,
    private readonly retention: RetentionRepository,
    private readonly registration: RegistrationService,
    private readonly arrivals: Arrivals,
    private readonly keys: CaseKeysRepository,
    private readonly deletion: DeletionService,
    private readonly removals: RemovalsService,
    private readonly indexing: IndexingService,
    private readonly deadLetters: DeadLetters,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
  ) {}

  @Processes(sweepEvidence)
  async sweep(): Promise<void> {
    await this.deleteOverdue();
    await this.settleUnreported();
    await this.removeLate();
    for (const removal of [removeObjects, forgetPoints]) await this.deadLetters.replayAll(removal);
    await this.keys.eraseLeft(this.transactions.manager, secondsAgo(SWEEP_SECONDS));
    await this.removals.takeUp(secondsAgo(SWEEP_SECONDS));
    await this.indexing.takeUp(secondsAgo(STUCK_SECONDS));
  }

  private async deleteOverdue(): Promise<void> {
    for (const caseId of await this.retention.casesOverdue(this.transactions.manager, new Date()))
      await this.attempt({ caseId }, () => this.deletion.deleteOverdue(caseId));
  }

  /** After the permission ended: judges what arrived, forgets the rest. Parts have longer. */
  private async settleUnreported(): Promise<void> {
    const over = secondsAgo(this.config.UPLOAD_SECONDS);
    for (const file of await this.files.awaitedSince(this.transactions.manager, over))
      await this.attempt({ fileId: file.id }, () => this.settle(file));
  }

  private async settle(file: EvidenceFileEntity): Promise<void> {
    try {
      const settled = await this.registration.settle(file);
      if (!settled && (!file.parts || this.isOld(file))) await this.deletion.deleteFiles(file.caseId, [file.id]);
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      await this.giveUpDamaged(file);
    }
  }

  private isOld({ uploadedAt }: EvidenceFileEntity): boolean {
    return uploadedAt < secondsAgo(this.config.UNFINISHED_UPLOAD_SECONDS);
  }

  /** Only after a delay: a wrong master key for a while damages nothing. Operators are notified once. */
  private async giveUpDamaged(file: EvidenceFileEntity): Promise<void> {
    const fileId = file.id;
    if (this.isOld(file)) {
      await this.deletion.deleteFiles(file.caseId, [fileId]);
      this.damaged.delete(fileId);
      this.log.error({ fileId }, 'stored upload is damaged and expired, giving up');
    } else if (!this.damaged.has(fileId)) {
      this.damaged.add(fileId);
      this.log.error({ fileId }, 'stored upload is damaged, retrying until it expires');
    }
  }

  /** A second window may send again after the file was judged. */
  private async removeLate(): Promise<void> {
    const since = secondsAgo(this.config.UPLOAD_SECONDS + SLOWEST_UPLOAD_SECONDS + 2 * SWEEP_SECONDS);
    for (const [caseId, judged] of await this.files.judgedSince(this.transactions.manager, since))
      await this.attempt({ caseId }, () => this.arrivals.removeLate(judged));
    await this.storage.removeUnfinished(secondsAgo(SWEEP_SECONDS));
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
