import { financesChanged } from '@evenhand/contracts/events/finances-changed';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangesRepository } from './changes.repository.js';

/** Tells the other services how a case's finances stand, in the transaction of the change itself. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly changes: ChangesRepository,
    private readonly outbox: Outbox,
  ) {}

  async tell(manager: EntityManager, caseId: string): Promise<void> {
    const sequence = await this.changes.next(manager, caseId);
    const standing = await this.changes.standing(manager, caseId);
    await this.outbox.publish(manager, financesChanged, {
      caseId,
      sequence,
      at: new Date().toISOString(),
      ...standing,
    });
  }
}
