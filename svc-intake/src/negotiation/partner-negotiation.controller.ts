import {
  getPartnersNegotiation,
  type Negotiation,
  SetNegotiation,
  setPartnersNegotiation,
} from '@evenhand/contracts/agreement/negotiation';
import type { GuestIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Guest } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { GuestsService } from '../access/guests.service.js';
import { NegotiationService } from './negotiation.service.js';

@Controller()
export class PartnerNegotiationController {
  constructor(
    private readonly guests: GuestsService,
    private readonly negotiation: NegotiationService,
  ) {}

  @Handles(getPartnersNegotiation)
  get(@Guest() guest: GuestIdentity): Promise<Negotiation> {
    return this.guests.admit(guest, ['review'], (manager) => this.negotiation.partnersView(manager, guest.caseId));
  }

  @Handles(setPartnersNegotiation)
  set(@Guest() guest: GuestIdentity, @Body({ schema: SetNegotiation }) settings: SetNegotiation): Promise<Negotiation> {
    return this.guests.admit(guest, ['review'], async (manager) => {
      await this.negotiation.set(manager, guest.caseId, 'partner', settings);
      return this.negotiation.partnersView(manager, guest.caseId);
    });
  }
}
