import { type AddressProven, addressProven } from '@evenhand/contracts/events/address-proven';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SnapshotsRepository } from './snapshots.repository.js';

/** Ends links sent before the first proof of the address: a stranger may have sent them. */
@Injectable()
export class AddressProvenConsumer {
  constructor(private readonly snapshots: SnapshotsRepository) {}

  @Consumes(addressProven)
  async endLinks({ caseId, at }: AddressProven, manager: EntityManager): Promise<void> {
    await this.snapshots.endLinks(manager, { caseId, sentBefore: new Date(at) }, 'address-proven');
  }
}
