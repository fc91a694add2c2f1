import { randomUUID } from 'node:crypto';
import { addressProven } from '@evenhand/contracts/events/address-proven';
import { personRegistered } from '@evenhand/contracts/events/person-registered';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { PeopleRepository } from './people.repository.js';
import type { Person } from './person.entity.js';

export interface NewPerson {
  email: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string | null;
}

/** Who is at the browser, and the sessions of theirs that ended with finding out. */
export interface Identified {
  person: Person;
  endedSessions: string[];
}

@Injectable()
export class PeopleService {
  constructor(
    private readonly people: PeopleRepository,
    private readonly sessions: SessionsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Opens an account with its case; null when the address has one. */
  async register(manager: EntityManager, details: NewPerson): Promise<Person | null> {
    const registeredAt = this.clock.now();
    const ids = { id: randomUUID(), caseId: randomUUID() };
    const person: Person = { ...details, ...ids, emailProvenAt: null, profileImageUrl: null, registeredAt };
    if (!(await this.people.addUnlessKnown(manager, person))) return null;
    const { id: personId, caseId, email, firstName, lastName } = person;
    await this.outbox.publish(manager, personRegistered, { personId, caseId, email, firstName, lastName });
    return person;
  }

  /**
   * The person whose mailbox was just proven to be read by whoever is at this browser; a new one if need be.
   *
   * Until then anybody could have opened the account with a password of their own and waited for the owner of the
   * address to fill it. So at the first proof all sessions end (the one that proved it is replaced by the new one), and
   * the password goes too unless the proof comes from a browser that is signed in to the account. The other services
   * are told, so that what was sent from the account before ends as well.
   * @param sessionTokenHash the session this browser has, if any
   */
  async ofProvenAddress(
    manager: EntityManager,
    details: Omit<NewPerson, 'passwordHash'>,
    sessionTokenHash: string | null,
  ): Promise<Identified> {
    const registered = await this.register(manager, { ...details, passwordHash: null });
    const person = registered ?? (await this.people.findByEmail(manager, details.email));
    if (!person) throw new Error('An address neither had an account nor could get one');
    const provenAt = this.clock.now();
    const isFirstProof = await this.people.setEmailProven(manager, person.id, provenAt);
    if (!isFirstProof) return { person, endedSessions: [] };
    const isOwnWork = registered !== null || (await this.isSignedIn(manager, person.id, sessionTokenHash));
    if (!isOwnWork) await this.people.removePassword(manager, person.id);
    const { id: personId, caseId } = person;
    const proof = { personId, caseId, at: provenAt.toISOString(), contentMayBeForeign: !isOwnWork };
    await this.outbox.publish(manager, addressProven, proof);
    return { person, endedSessions: await this.sessions.deleteOfPerson(manager, person.id) };
  }

  private async isSignedIn(manager: EntityManager, personId: string, tokenHash: string | null): Promise<boolean> {
    const session = tokenHash && (await this.sessions.findByTokenHash(manager, tokenHash));
    return session ? session.personId === personId : false;
  }
}
