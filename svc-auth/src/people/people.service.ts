import { randomUUID } from 'node:crypto';
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
   * address to fill it. So at the first proof the password and all sessions go, unless it comes from a browser that
   * is signed in to the account already.
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
    const isFirstProof = await this.people.setEmailProven(manager, person.id, this.clock.now());
    if (registered || !isFirstProof) return { person, endedSessions: [] };
    const session = sessionTokenHash && (await this.sessions.findByTokenHash(manager, sessionTokenHash));
    if (session && session.personId === person.id) return { person, endedSessions: [] };
    await this.people.removePassword(manager, person.id);
    return { person, endedSessions: await this.sessions.deleteOfPerson(manager, person.id) };
  }
}
