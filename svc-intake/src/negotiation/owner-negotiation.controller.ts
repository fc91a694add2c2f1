import {
  getNegotiation,
  type OwnersNegotiation,
  SetOwnersNegotiation,
  setNegotiation,
} from '@evenhand/contracts/agreement/negotiation';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { CasesRepository } from '../cases/cases.repository.js';
import { NegotiationService } from './negotiation.service.js';

@Controller()
export class OwnerNegotiationController {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly negotiation: NegotiationService,
  ) {}

  @Handles(getNegotiation)
  get(@Who() { caseId }: OwnerIdentity): Promise<OwnersNegotiation> {
    return this.transactions.run((manager) => this.negotiation.ownersView(manager, caseId));
  }

  @Handles(setNegotiation)
  set(
    @Who() who: OwnerIdentity,
    @Body({ schema: SetOwnersNegotiation }) settings: SetOwnersNegotiation,
  ): Promise<OwnersNegotiation> {
    return this.transactions.run(async (manager) => {
      await this.cases.lockedOf(manager, who);
      await this.negotiation.set(manager, who.caseId, 'owner', settings);
      return this.negotiation.ownersView(manager, who.caseId);
    });
  }
}
