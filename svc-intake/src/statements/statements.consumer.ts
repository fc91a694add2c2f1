import { type DisclosureGiven, disclosureGiven } from '@evenhand/contracts/events/disclosure-given';
import { type DisclosureRevoked, disclosureRevoked } from '@evenhand/contracts/events/disclosure-revoked';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StatementsRepository } from './statements.repository.js';

/** Stores both disclosures for the agreement and its checklist. */
@Injectable()
export class StatementsConsumer {
  constructor(private readonly statements: StatementsRepository) {}

  @Consumes(disclosureGiven)
  async keep(given: DisclosureGiven, manager: EntityManager): Promise<void> {
    await this.statements.keep(manager, given);
  }

  @Consumes(disclosureRevoked)
  async revoke({ caseId, sha256 }: DisclosureRevoked, manager: EntityManager): Promise<void> {
    await this.statements.revoke(manager, caseId, sha256);
  }
}
