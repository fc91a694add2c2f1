import { financesChanged } from '@evenhand/contracts/events/finances-changed';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangesRepository } from './changes.repository.js';

/** Publishes the state of a case's finances in the transaction of each change. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly changes: ChangesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async announce(manager: EntityManager, caseId: string): Promise<void> {
    const sequence = await this.changes.next(manager, caseId);
    const standing = await this.changes.standing(manager, caseId);
    await this.outbox.publish(manager, financesChanged, {
      caseId,
      sequence,
      at: this.clock.now().toISOString(),
      ...standing,
    });
  }
}
