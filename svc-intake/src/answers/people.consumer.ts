import { type PersonRegistered, personRegistered } from '@evenhand/contracts/events/person-registered';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CasesRepository } from '../cases/cases.repository.js';
import { withAccountName } from './first-record.js';
import { IntakesRepository } from './intakes.repository.js';

/** Opens the case of a new person and keeps the name and address that mails and the intake begin with. */
@Injectable()
export class PeopleConsumer {
  constructor(
    private readonly cases: CasesRepository,
    private readonly intakes: IntakesRepository,
  ) {}

  @Consumes(personRegistered)
  async keepPerson(person: PersonRegistered, manager: EntityManager): Promise<void> {
    await this.cases.keepPerson(manager, person);
    const owner = await this.cases.locked(manager, person.caseId);
    const intake = await this.intakes.find(manager, person.caseId);
    // What was submitted is as its author checked it.
    if (!intake || intake.submittedRecord) return;
    await this.intakes.keep(manager, { ...intake, record: withAccountName(intake, owner) });
  }
}
