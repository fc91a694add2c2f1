import { type AccessView, getPartnersPage } from '@evenhand/contracts/access/access';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller } from '@nestjs/common';
import { PackagesService } from '../agreement/packages.service.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { GuestsService } from './guests.service.js';

/** For the owner: what the link of the partner shows, from the code that answers the link. */
@Controller()
export class PartnersPageController {
  constructor(
    private readonly transactions: Transactions,
    private readonly packages: PackagesService,
    private readonly invitations: InvitationsRepository,
    private readonly guests: GuestsService,
  ) {}

  @Handles(getPartnersPage)
  get(@Who() { caseId }: OwnerIdentity): Promise<AccessView> {
    return this.transactions.run(async (manager) => {
      const agreement = await this.packages.current(manager, caseId);
      const invitation = await this.invitations.findOpen(manager, caseId);
      const access = { caseId, purpose: 'review', role: 'partner', party: 'partner' } as const;
      return this.guests.view(manager, { access: { ...access, email: invitation?.partnerEmail ?? '' }, agreement });
    });
  }
}
