import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { Person } from '../people/person.entity.js';
import { ExternalAccount } from './external-account.entity.js';
import { ExternalSignIn } from './external-sign-in.entity.js';

@Injectable()
export class ExternalRepository {
  async begin(manager: EntityManager, signIn: ExternalSignIn): Promise<void> {
    await manager.insert(ExternalSignIn, signIn);
  }

  /** Deletes and returns the sign-in; null the second time. */
  async take(manager: EntityManager, stateHash: string, now: Date): Promise<ExternalSignIn | null> {
    const signIn = await manager.findOne(ExternalSignIn, { where: { stateHash }, lock: { mode: 'pessimistic_write' } });
    if (!signIn) return null;
    await manager.delete(ExternalSignIn, { stateHash });
    return signIn.expiresAt > now ? signIn : null;
  }

  async findPerson(manager: EntityManager, issuer: string, subject: string): Promise<Person | null> {
    const account = await manager.findOneBy(ExternalAccount, { issuer, subject });
    return account && manager.findOneBy(Person, { id: account.personId });
  }

  async link(
    manager: EntityManager,
    { issuer, sub: subject }: { issuer: string; sub: string },
    personId: string,
    linkedAt: Date,
  ): Promise<void> {
    const account = { issuer, subject, personId, linkedAt };
    await manager.createQueryBuilder().insert().into(ExternalAccount).values(account).orIgnore().execute();
  }

  async deleteExpired(manager: EntityManager, now: Date): Promise<void> {
    await manager.delete(ExternalSignIn, { expiresAt: LessThan(now) });
  }
}
