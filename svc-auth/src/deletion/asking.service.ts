import { caseErasureAsked } from '@evenhand/contracts/events/case-erasure';
import { guestErasureAsked } from '@evenhand/contracts/events/guest-erasure';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.js';
import type { DeletionRow } from '../waiting/deletion.entity.js';
import { DeletionsRepository } from '../waiting/deletions.repository.js';
import { advanceDeletions } from './advance-deletions.job.js';
import { KnownWords } from './known-words.js';
import { stepsOf } from './steps.js';

/** A step without an answer, or whose search found something, is asked for again after this time. */
export const AGAIN_SECONDS = 60;

/** Asks a service for the step of a deletion. */
@Injectable()
export class AskingService {
  constructor(
    private readonly deletions: DeletionsRepository,
    private readonly words: KnownWords,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async ask(manager: EntityManager, deletion: DeletionRow): Promise<void> {
    const { id: deletionId, caseId, personId, guestCaseId } = deletion;
    const step = stepsOf(deletion)[deletion.step];
    if (!step) return;
    const { email, words } = this.words.open(deletion);
    if (guestCaseId)
      await this.outbox.publish(manager, guestErasureAsked, { deletionId, caseId: guestCaseId, email, ...step });
    else if (caseId && personId)
      await this.outbox.publish(manager, caseErasureAsked, { deletionId, caseId, personId, words, ...step });
    await this.deletions.change(manager, deletionId, { nextAt: this.clock.inSeconds(AGAIN_SECONDS) });
  }

  async askAgain(manager: EntityManager, id: string): Promise<void> {
    const deletion = await this.deletions.locked(manager, id);
    if (deletion?.nextAt && deletion.nextAt <= this.clock.now()) await this.ask(manager, deletion);
  }

  /** Until no request from before the deletion can still write. */
  async wait(manager: EntityManager, id: string): Promise<void> {
    const { ERASURE_SETTLE_SECONDS: delaySeconds } = this.config;
    await this.deletions.change(manager, id, { nextAt: this.clock.inSeconds(delaySeconds) });
    await this.outbox.enqueue(manager, advanceDeletions, {}, { jobId: `prove-${id}`, delaySeconds });
  }
}
