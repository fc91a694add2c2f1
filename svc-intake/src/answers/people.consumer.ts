import { contactsHidden } from '@evenhand/contracts/events/contacts-hidden';
import { type PersonRegistered, personRegistered } from '@evenhand/contracts/events/person-registered';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CasesRepository } from '../cases/cases.repository.js';
import { contactsHiddenOf } from '../hidden/contacts-hidden-of.js';
import { firstRecord, withAccountName } from './first-record.js';
import { IntakesRepository } from './intakes.repository.js';

/** Opens the case of a new person with their name and address, keeps a new address, and hides it. */
@Injectable()
export class PeopleConsumer {
  constructor(
    private readonly cases: CasesRepository,
    private readonly intakes: IntakesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Consumes(personRegistered)
  async keepPerson(person: PersonRegistered, manager: EntityManager): Promise<void> {
    const before = await this.cases.find(manager, person.caseId);
    await this.cases.keepPerson(manager, person);
    const owner = await this.cases.locked(manager, person.caseId);
    const intake = await this.intakes.find(manager, person.caseId);
    const hidden = contactsHiddenOf(owner, intake?.record ?? firstRecord(owner), this.clock.now());
    await this.outbox.publish(manager, contactsHidden, hidden);
    // Submitted answers stay as their author checked them.
    if (!intake || intake.submittedRecord) return;
    await this.intakes.keep(manager, { ...intake, record: withAccountName(intake, owner, before?.email) });
  }
}
