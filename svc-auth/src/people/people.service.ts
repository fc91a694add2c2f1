import { randomUUID } from 'node:crypto';
import { personRegistered } from '@evenhand/contracts/events/person-registered';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountUsesRepository } from './account-uses.repository.js';
import { PeopleRepository } from './people.repository.js';
import type { Person } from './person.entity.js';

export interface NewPerson {
  email: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string | null;
}

@Injectable()
export class PeopleService {
  constructor(
    private readonly people: PeopleRepository,
    private readonly uses: AccountUsesRepository,
    private readonly outbox: Outbox,
    private readonly activity: Activity,
    private readonly clock: Clock,
  ) {}

  /** Creates the account and its case; null when the address has one. */
  async register(manager: EntityManager, details: NewPerson): Promise<Person | null> {
    const registeredAt = this.clock.now();
    const ids = { id: randomUUID(), caseId: randomUUID() };
    const person: Person = { ...details, ...ids, emailProvenAt: null, profileImageUrl: null, registeredAt };
    if (!(await this.people.addIfNew(manager, person))) return null;
    await this.uses.note(manager, person.id, registeredAt);
    const { id: personId, caseId, email, firstName, lastName } = person;
    await this.outbox.publish(manager, personRegistered, { personId, caseId, email, firstName, lastName });
    await this.activity.record(manager, caseId, 'account-opened');
    return person;
  }
}
