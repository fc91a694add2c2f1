import {
  type GuestErasureAsked,
  type GuestErasureEnded,
  guestErasureAsked,
  guestErasureEnded,
} from '@evenhand/contracts/events/guest-erasure';
import { GuestErasures } from '@evenhand/service-kit/erasure/guest-erasures';
import { LeavingGuests } from '@evenhand/service-kit/erasure/leaving-guests';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GuestEraser } from './guest-eraser.js';

@Injectable()
export class GuestErasureConsumer {
  constructor(
    private readonly erasures: GuestErasures,
    private readonly eraser: GuestEraser,
    private readonly leaving: LeavingGuests,
  ) {}

  @Consumes(guestErasureAsked)
  async erase(asked: GuestErasureAsked, manager: EntityManager): Promise<void> {
    const { caseId, email } = asked;
    await this.erasures.take(manager, asked, {
      // What the address asks for meanwhile stays.
      erase: async () => ({ ...(await this.eraser.erase(manager, caseId, email)), keptTables: ['own_data_links'] }),
    });
  }

  @Consumes(guestErasureEnded)
  async end(guest: GuestErasureEnded, manager: EntityManager): Promise<void> {
    await this.leaving.remove(manager, guest);
  }
}
