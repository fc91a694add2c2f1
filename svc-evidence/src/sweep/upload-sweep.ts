import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { SealBroken } from '@evenhand/service-kit/sealing/sealed-blob';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config.js';
import { DeletionService } from '../deletion/deletion.service.js';
import { Arrivals } from '../files/arrivals.js';
import type { EvidenceFileEntity } from '../files/evidence-file.entity.js';
import { FilesRepository } from '../files/files.repository.js';
import { RegistrationService } from '../files/registration.service.js';
import { SLOWEST_UPLOAD_SECONDS } from '../storage/upload-time.js';
import { SWEEP_SECONDS, secondsBefore } from './sweep-evidence.job.js';

interface Step {
  of: { caseId: string } | { fileId: string };
  run: () => Promise<void>;
}

@Injectable()
export class UploadSweep {
  /** Reported to operators once per process. */
  private readonly damaged = new Set<string>();

  constructor(
    private readonly transactions: Transactions,
    private readonly files: FilesRepository,
    private readonly registration: RegistrationService,
    private readonly arrivals: Arrivals,
    private readonly deletion: DeletionService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** After the permission ended: judges what arrived, forgets the rest. Parts have longer. */
  async unreported(now: Date): Promise<Step[]> {
    const over = secondsBefore(now, this.config.UPLOAD_SECONDS);
    const files = await this.files.awaitedSince(this.transactions.manager, over);
    return files.map((file) => ({ of: { fileId: file.id }, run: () => this.settle(file, now) }));
  }

  /** A second window may send again after the file was judged. */
  async late(now: Date): Promise<Step[]> {
    const since = secondsBefore(now, this.config.UPLOAD_SECONDS + SLOWEST_UPLOAD_SECONDS + 2 * SWEEP_SECONDS);
    const judged = await this.files.judgedSince(this.transactions.manager, since);
    return [...judged].map(([caseId, files]) => ({ of: { caseId }, run: () => this.arrivals.removeLate(files) }));
  }

  /** Temporary files of killed processes. */
  removeUnfinished(before: Date): Promise<void> {
    return this.arrivals.removeUnfinished(before);
  }

  private async settle(file: EvidenceFileEntity, now: Date): Promise<void> {
    try {
      const settled = await this.registration.settle(file);
      if (!settled && (!file.parts || this.isOld(file, now))) await this.deletion.deleteAwaited(file);
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      await this.giveUpDamaged(file, now);
    }
  }

  private isOld({ uploadedAt }: EvidenceFileEntity, now: Date): boolean {
    return uploadedAt < secondsBefore(now, this.config.UNFINISHED_UPLOAD_SECONDS);
  }

  /**
   * Waits before giving up, because a wrong master key may be temporary and damages nothing. Notifies operators once.
   */
  private async giveUpDamaged(file: EvidenceFileEntity, now: Date): Promise<void> {
    const fileId = file.id;
    if (this.isOld(file, now)) {
      await this.deletion.deleteAwaited(file);
      this.damaged.delete(fileId);
      this.log.error({ fileId }, 'stored upload is damaged and expired, giving up');
    } else if (!this.damaged.has(fileId)) {
      this.damaged.add(fileId);
      this.log.error({ fileId }, 'stored upload is damaged, retrying until it expires');
    }
  }
}
