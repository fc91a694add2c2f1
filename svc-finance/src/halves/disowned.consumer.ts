import { type DisclosureRevoked, disclosureDisowned } from '@evenhand/contracts/events/disclosure-revoked';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GivenService } from '../snapshots/given.service.js';
import { SnapshotsRepository } from '../snapshots/snapshots.repository.js';

/** The partner declined to confirm a half: it counts as withdrawn. */
@Injectable()
export class DisownedConsumer {
  constructor(
    private readonly snapshots: SnapshotsRepository,
    private readonly given: GivenService,
  ) {}

  @Consumes(disclosureDisowned)
  async revoke(disowned: DisclosureRevoked, manager: EntityManager): Promise<void> {
    for (const frozen of await this.snapshots.halves(manager, disowned)) await this.given.revoke(manager, frozen);
  }
}
