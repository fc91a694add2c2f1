import { type GuestErasureAsked, guestErasureAsked } from '@evenhand/contracts/events/guest-erasure';
import { GuestErasures } from '@evenhand/service-kit/erasure/guest-erasures';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GuestEraser } from './guest-eraser.js';

@Injectable()
export class GuestErasureConsumer {
  constructor(
    private readonly erasures: GuestErasures,
    private readonly eraser: GuestEraser,
  ) {}

  @Consumes(guestErasureAsked)
  async erase(asked: GuestErasureAsked, manager: EntityManager): Promise<void> {
    const { caseId, email } = asked;
    await this.erasures.take(manager, asked, { erase: () => this.eraser.erase(manager, caseId, email) });
  }
}
