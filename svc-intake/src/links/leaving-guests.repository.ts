import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { LeavingGuestRow } from './leaving-guest.entity.js';

interface Guest {
  caseId: string;
  email: string;
}

/** A deletion takes minutes, unless a service is away. */
const LONGEST_DAYS = 7;

/** Whose part in a case is being deleted: a link that they got meanwhile would be deleted with the rest. */
@Injectable()
export class LeavingGuestsRepository {
  constructor(private readonly clock: Clock) {}

  async add(manager: EntityManager, { caseId, email }: Guest): Promise<void> {
    await manager.upsert(LeavingGuestRow, { caseId, email, since: this.clock.now() }, ['caseId', 'email']);
  }

  has(manager: EntityManager, { caseId, email }: Guest): Promise<boolean> {
    return manager.existsBy(LeavingGuestRow, { caseId, email });
  }

  async remove(manager: EntityManager, { caseId, email }: Guest): Promise<void> {
    await manager.delete(LeavingGuestRow, { caseId, email });
  }

  /** Of deletions whose end was not announced. */
  async removeOld(manager: EntityManager): Promise<void> {
    await manager.delete(LeavingGuestRow, { since: LessThan(this.clock.inDays(-LONGEST_DAYS)) });
  }
}
