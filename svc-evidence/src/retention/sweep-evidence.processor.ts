import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config.js';
import { DeletionService } from '../deletion/deletion.service.js';
import { FilesRepository } from '../files/files.repository.js';
import { RegistrationService } from '../files/registration.service.js';
import { RetentionRepository } from './retention.repository.js';
import { sweepEvidence } from './sweep-evidence.job.js';

@Injectable()
export class SweepEvidenceProcessor {
  constructor(
    private readonly transactions: Transactions,
    private readonly files: FilesRepository,
    private readonly retention: RetentionRepository,
    private readonly registration: RegistrationService,
    private readonly deletion: DeletionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Processes(sweepEvidence)
  async sweep(): Promise<void> {
    await this.deleteOverdue();
    await this.settleUnreported();
  }

  private async deleteOverdue(): Promise<void> {
    const overdue = await this.retention.overdue(this.transactions.manager, new Date());
    for (const { caseId, ids } of overdue) await this.deletion.deleteFiles(caseId, ids);
  }

  /** Once the permission is over: what has arrived is judged, what has not is expected no longer. */
  private async settleUnreported(): Promise<void> {
    const over = new Date(Date.now() - this.config.UPLOAD_SECONDS * 1_000);
    for (const file of await this.files.awaitedSince(this.transactions.manager, over)) {
      const settled = await this.registration.settle(file);
      if (!settled) await this.deletion.deleteFiles(file.caseId, [file.id]);
    }
  }
}
