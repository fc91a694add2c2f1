import { type PersonRegistered, personRegistered } from '@evenhand/contracts/events/person-registered';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CasesRepository } from './cases.repository.js';

/** Opens the case of a new person and keeps the name and address that mails and the intake begin with. */
@Injectable()
export class PeopleConsumer {
  constructor(private readonly cases: CasesRepository) {}

  @Consumes(personRegistered)
  keepPerson(person: PersonRegistered, manager: EntityManager): Promise<void> {
    return this.cases.keepPerson(manager, person);
  }
}
