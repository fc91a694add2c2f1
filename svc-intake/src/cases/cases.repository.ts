import type { PersonRegistered } from '@evenhand/contracts/events/person-registered';
import type { SecondFactorChanged } from '@evenhand/contracts/events/second-factor-changed';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Case } from './case.entity.js';

const Holder = z.object({ id: z.uuid() });

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

  /** Events may arrive out of order: the latest stays. */
  async keepFactor(manager: EntityManager, { caseId, isSetUp, at }: SecondFactorChanged): Promise<void> {
    await manager.query(
      `UPDATE cases SET has_factor = $2, factor_told_at = $3
       WHERE id = $1 AND (factor_told_at IS NULL OR factor_told_at <= $3)`,
      [caseId, isSetUp, at],
    );
  }

  /** The person whose account has this address and a second factor; null without one. */
  async findFactorHolder(manager: EntityManager, email: string): Promise<string | null> {
    const [row] = await manager.query('SELECT person_id AS id FROM cases WHERE email = $1 AND has_factor', [
      storedAddress(manager, email),
    ]);
    return row ? Holder.parse(row).id : null;
  }

  async keepPerson(manager: EntityManager, person: PersonRegistered): Promise<void> {
    const { caseId, personId, email, firstName, lastName } = person;
    const known = { id: caseId, personId, email, openedAt: this.clock.now() };
    await manager.createQueryBuilder().insert().into(Case).values(known).orUpdate(['email'], ['id']).execute();
    await manager.update(Case, { id: caseId }, { firstName, lastName });
  }
}
