import { paymentHeld } from '@evenhand/contracts/events/payment-held';
import type { SigningBegan } from '@evenhand/contracts/events/signing-began';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HoldsRepository } from '../agreement/rows/holds.repository.js';

@Injectable()
export class HoldsConsumer {
  constructor(private readonly holds: HoldsRepository) {}

  @Consumes(paymentHeld)
  async keep(held: SigningBegan, manager: EntityManager): Promise<void> {
    await this.holds.keepHeld(manager, held);
  }
}
