import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Person } from './person.entity.js';

@Injectable()
export class PeopleRepository {
  /** FOR SHARE: updates wait until the transaction ends. */
  findByIdForShare(manager: EntityManager, id: string): Promise<Person | null> {
    return manager.findOne(Person, { where: { id }, lock: { mode: 'pessimistic_read' } });
  }

  /** FOR UPDATE: sign-ins wait until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<void> {
    await manager.findOne(Person, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  findById(manager: EntityManager, id: string): Promise<Person | null> {
    return manager.findOneBy(Person, { id });
  }

  findByEmail(manager: EntityManager, email: string): Promise<Person | null> {
    return manager.findOneBy(Person, { email });
  }

  async changeName(manager: EntityManager, id: string, name: Pick<Person, 'firstName' | 'lastName'>): Promise<void> {
    await manager.update(Person, { id }, name);
  }

  async setAddress(
    manager: EntityManager,
    id: string,
    address: Pick<Person, 'email' | 'emailProvenAt'>,
  ): Promise<void> {
    await manager.update(Person, { id }, address);
  }

  /** With everything that references the person. */
  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(Person, { id });
  }

  async hasCase(manager: EntityManager, caseId: string): Promise<boolean> {
    return manager.existsBy(Person, { caseId });
  }

  /** False when the address has an account, also one being created concurrently. */
  async addIfNew(manager: EntityManager, person: Person): Promise<boolean> {
    const added = await manager
      .createQueryBuilder()
      .insert()
      .into(Person)
      .values(person)
      .orIgnore()
      .returning('id')
      .execute();
    return added.raw.length > 0;
  }

  /** No effect when the hash has changed. */
  async replacePasswordHash(manager: EntityManager, id: string, from: string, to: string): Promise<void> {
    await manager.update(Person, { id, passwordHash: from }, { passwordHash: to });
  }

  /** Null removes it. */
  async setPassword(manager: EntityManager, id: string, passwordHash: string | null): Promise<void> {
    await manager.update(Person, { id }, { passwordHash });
  }

  /** False when the address was proven before. */
  async setEmailProven(manager: EntityManager, id: string, now: Date): Promise<boolean> {
    const proven = await manager
      .createQueryBuilder()
      .update(Person)
      .set({ emailProvenAt: now })
      .where('id = :id AND email_proven_at IS NULL', { id })
      .execute();
    return proven.affected === 1;
  }
}
