import { type CaseErasureAsked, caseErasureAsked } from '@evenhand/contracts/events/case-erasure';
import {
  type GuestErasureAsked,
  type GuestErasureEnded,
  guestErasureAsked,
  guestErasureEnded,
} from '@evenhand/contracts/events/guest-erasure';
import { Erasures } from '@evenhand/service-kit/erasure/erasures';
import { GuestErasures } from '@evenhand/service-kit/erasure/guest-erasures';
import { LeavingGuests } from '@evenhand/service-kit/erasure/leaving-guests';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FinancesEraser } from './finances-eraser.js';
import { HalfEraser } from './half-eraser.js';

@Injectable()
export class ErasureConsumer {
  constructor(
    private readonly erasures: Erasures,
    private readonly finances: FinancesEraser,
    private readonly keys: CaseKeys,
    private readonly guests: GuestErasures,
    private readonly halves: HalfEraser,
    private readonly leaving: LeavingGuests,
  ) {}

  @Consumes(caseErasureAsked)
  async erase(asked: CaseErasureAsked, manager: EntityManager): Promise<void> {
    const { caseId } = asked;
    await this.erasures.take(manager, asked, {
      erase: () => this.finances.erase(manager, caseId),
      search: async () => {
        await this.keys.eraseLeftOf(manager, caseId);
        return this.finances.search(manager, caseId);
      },
    });
  }

  @Consumes(guestErasureAsked)
  async eraseGuest(asked: GuestErasureAsked, manager: EntityManager): Promise<void> {
    const { caseId, email, round } = asked;
    if (round === 'erase') await this.leaving.add(manager, asked);
    await this.guests.take(manager, asked, { erase: () => this.halves.erase(manager, caseId, email) });
  }

  @Consumes(guestErasureEnded)
  async endGuest(guest: GuestErasureEnded, manager: EntityManager): Promise<void> {
    await this.leaving.remove(manager, guest);
  }
}
