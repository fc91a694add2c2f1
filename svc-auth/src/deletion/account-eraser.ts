import { Transactions } from '@evenhand/service-kit/database/transactions';
import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import { consentSubject } from '../consents/consent-subject.js';
import { AddressChangesRepository } from '../people/address-changes.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import { SessionCache } from '../sessions/session-cache.js';
import { ShutOutService } from '../shut-out/shut-out.service.js';
import { type Known, knownOf } from './known-words.js';

/** Deletes the account itself: the person with what cascades from them, and what is kept by their address. */
@Injectable()
export class AccountEraser {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleRepository,
    private readonly addresses: AddressChangesRepository,
    private readonly shutOut: ShutOutService,
    private readonly attempts: AttemptsService,
    private readonly cache: SessionCache,
  ) {}

  /**
   * Ends the account before any other service erases: no session can write behind the saga.
   * @returns the words that identify the person
   */
  async end(manager: EntityManager, personId: string): Promise<Known> {
    const person = await this.people.findById(manager, personId);
    if (!person) throw new Error('the person of a deletion is missing');
    const ended = await this.shutOut.everywhere(manager, person);
    await this.transactions.afterCommit(() => this.cache.forget(ended));
    const known = knownOf(person, await this.addresses.earlierOf(manager, personId));
    await this.erase(manager, person, known.words);
    return known;
  }

  /** Idempotent. */
  async erase(manager: EntityManager, { id, caseId }: { id: string; caseId: string }, words: readonly string[]) {
    await this.people.remove(manager, id);
    await manager.query('DELETE FROM signing WHERE case_id = $1', [caseId]);
    await this.eraseAddresses(manager, words, [`person ${id}`]);
    await this.attempts.forgetAll([id]);
  }

  /** What is kept by an address, with or without an account. @param subjects of further consents */
  async eraseAddresses(
    manager: EntityManager,
    words: readonly string[],
    subjects: readonly string[] = [],
  ): Promise<void> {
    const addresses = words.map((word) => storedAddress(manager, word));
    await manager.query('DELETE FROM mailed_link WHERE email = ANY($1)', [addresses]);
    await manager.query('DELETE FROM newsletter_subscription WHERE email = ANY($1)', [addresses]);
    await manager.query('DELETE FROM consent_record WHERE subject_hash = ANY($1)', [
      [...words, ...subjects].map((subject) => consentSubject(manager, subject)),
    ]);
    await this.attempts.forgetAll([...words]);
  }
}
