import { randomUUID } from 'node:crypto';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Jobs } from '@evenhand/service-kit/jobs/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import type { Config } from '../config.js';
import { SLOWEST_UPLOAD_SECONDS } from '../storage/upload-time.js';
import { RemovalEntity } from './removal.entity.js';
import { removeObjects } from './remove-objects.job.js';

/** Objects that have to go, though nothing else knows of them any more. */
@Injectable()
export class RemovalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Removes objects. A permission to upload that is still good may be used once more, whatever became of its file: they
   * are looked for again when all permissions are over, and when what was begun with the last of them has arrived.
   */
  async order(manager: EntityManager, keys: string[]): Promise<void> {
    const { UPLOAD_SECONDS } = this.config;
    for (const delaySeconds of [0, UPLOAD_SECONDS + 60, UPLOAD_SECONDS + SLOWEST_UPLOAD_SECONDS]) {
      const removal = { id: randomUUID(), keys, dueAt: new Date(Date.now() + delaySeconds * 1_000) };
      await manager.insert(RemovalEntity, removal);
      await this.enqueue(manager, removal, delaySeconds);
    }
  }

  /** Takes up again what was to be done before a moment: a queue that was lost, with Redis for one, leaves no object. */
  async takeUp(before: Date): Promise<void> {
    const { manager } = this.transactions;
    for (const removal of await manager.findBy(RemovalEntity, { dueAt: LessThan(before) }))
      await this.enqueue(manager, removal, 0);
  }

  private enqueue(manager: EntityManager, { id, keys }: RemovalEntity, delaySeconds: number): Promise<void> {
    return this.jobs.enqueue(manager, removeObjects, { keys, removal: id }, { jobId: `removal-${id}`, delaySeconds });
  }
}
