import type { PersonRegistered } from '@evenhand/contracts/events/person-registered';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Case } from './case.entity.js';

@Injectable()
export class CasesRepository {
  constructor(private readonly clock: Clock) {}

  /**
   * The case of a signed-in person, locked until the transaction ends: serializes all changes of a case. Creates the
   * case when the person arrives before their registration event.
   */
  async lockedOf(manager: EntityManager, { caseId, personId }: OwnerIdentity): Promise<Case> {
    const opened = { id: caseId, personId, email: null, firstName: null, lastName: null, openedAt: this.clock.now() };
    await manager.createQueryBuilder().insert().into(Case).values(opened).orIgnore().execute();
    return this.locked(manager, caseId);
  }

  locked(manager: EntityManager, id: string): Promise<Case> {
    return manager.findOneOrFail(Case, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  find(manager: EntityManager, id: string): Promise<Case | null> {
    return manager.findOneBy(Case, { id });
  }

  get(manager: EntityManager, id: string): Promise<Case> {
    return manager.findOneByOrFail(Case, { id });
  }

  async keepPerson(manager: EntityManager, person: PersonRegistered): Promise<void> {
    const { caseId, personId, email, firstName, lastName } = person;
    const known = { id: caseId, personId, email, firstName, lastName, openedAt: this.clock.now() };
    await manager
      .createQueryBuilder()
      .insert()
      .into(Case)
      .values(known)
      .orUpdate(['email', 'first_name', 'last_name'], ['id'])
      .execute();
  }
}
