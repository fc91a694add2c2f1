import type { GuestIdentity } from '@evenhand/contracts/identity';
import { RESOLVE_ACCESS_PATH, ResolveAccess, ResolvedAccess } from '@evenhand/contracts/internal/access';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Internal } from '@evenhand/service-kit/identity/identity.guard';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { LinksRepository } from '../agreement/rows/links.repository.js';

/** Called by the gateway with every request of a guest, so that an ended access is refused at once. */
@Controller()
export class InternalAccessController {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: LinksRepository,
  ) {}

  @Internal()
  @Post(RESOLVE_ACCESS_PATH)
  @HttpCode(200)
  async resolve(@Body({ schema: ResolveAccess }) { tokenHash }: ResolveAccess): Promise<GuestIdentity> {
    const access = await this.links.findAccess(this.transactions.manager, { tokenHash });
    if (!access) return fail('not-found');
    const { id, role, caseId, agreementId, party } = access;
    return ResolvedAccess.parse({ role, accessId: id, caseId, agreementId, party });
  }
}
