import { randomUUID } from 'node:crypto';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { DeadLetters } from '@evenhand/service-kit/dead-letters/dead-letters';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import type { Config } from '../config.js';
import { SLOWEST_UPLOAD_SECONDS } from '../storage/upload-time.js';
import { type ForgottenPoints, forgetPoints } from './forget-points.job.js';
import { RemovalEntity } from './removal.entity.js';
import { removeObjects } from './remove-objects.job.js';

@Injectable()
export class RemovalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly deadLetters: DeadLetters,
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** An open permission may be used again, so the keys are removed again after it and the longest upload expired. */
  async order(manager: EntityManager, keys: string[]): Promise<void> {
    const { UPLOAD_SECONDS } = this.config;
    for (const delaySeconds of [0, UPLOAD_SECONDS + 60, UPLOAD_SECONDS + SLOWEST_UPLOAD_SECONDS]) {
      const dueAt = this.clock.inSeconds(delaySeconds);
      await this.add(manager, { id: randomUUID(), keys, points: null, dueAt }, delaySeconds);
    }
  }

  orderPoints(manager: EntityManager, points: ForgottenPoints): Promise<void> {
    return this.add(manager, { id: randomUUID(), keys: null, points, dueAt: this.clock.now() }, 0);
  }

  /** Repeats removals that failed for the last time, or whose queue Redis lost. */
  async takeUp(before: Date): Promise<void> {
    for (const removal of [removeObjects, forgetPoints]) await this.deadLetters.replayAll(removal);
    const { manager } = this.transactions;
    for (const removal of await manager.findBy(RemovalEntity, { dueAt: LessThan(before) }))
      await this.enqueue(manager, removal, 0);
  }

  private async add(manager: EntityManager, removal: RemovalEntity, delaySeconds: number): Promise<void> {
    await manager.insert(RemovalEntity, removal);
    await this.enqueue(manager, removal, delaySeconds);
  }

  private async enqueue(manager: EntityManager, { id, keys, points }: RemovalEntity, delaySeconds: number) {
    const options = { jobId: `removal-${id}`, delaySeconds };
    if (keys) await this.outbox.enqueue(manager, removeObjects, { keys, removal: id }, options);
    if (points) await this.outbox.enqueue(manager, forgetPoints, { ...points, removal: id }, options);
  }
}
