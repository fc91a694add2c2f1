import { ownDataServer } from '@evenhand/wording/own-data';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { fail } from '../problems/fail.js';
import { Clock } from '../time/clock.js';
import { LeavingGuestRow } from './leaving-guest.entity.js';

interface Guest {
  caseId: string;
  email: string;
}

/** A deletion takes minutes, unless a service is away. */
const LONGEST_DAYS = 7;

/** Whose part in a case is being deleted: a link that they got meanwhile would be deleted with the rest. */
@Injectable()
export class LeavingGuests {
  constructor(private readonly clock: Clock) {}

  async add(manager: EntityManager, { caseId, email }: Guest): Promise<void> {
    await manager.upsert(LeavingGuestRow, { caseId, email, since: this.clock.now() }, ['caseId', 'email']);
  }

  has(manager: EntityManager, { caseId, email }: Guest): Promise<boolean> {
    return manager.existsBy(LeavingGuestRow, { caseId, email });
  }

  /** @throws ProblemError `invalid-input` while what the case keeps of the address is being deleted */
  async mustNotHave(manager: EntityManager, guest: Guest): Promise<void> {
    if (await this.has(manager, guest)) fail('invalid-input', ownDataServer.beingDeleted);
  }

  async remove(manager: EntityManager, { caseId, email }: Guest): Promise<void> {
    await manager.delete(LeavingGuestRow, { caseId, email });
  }

  /** Of deletions whose end was not announced. */
  async removeOld(manager: EntityManager): Promise<void> {
    await manager.delete(LeavingGuestRow, { since: LessThan(this.clock.inDays(-LONGEST_DAYS)) });
  }
}
