import type { OwnerIdentity } from '@evenhand/contracts/identity';
import {
  getInvitation,
  type Invitation,
  resendInvitation,
  SendInvitation,
  sendInvitation,
  withdrawInvitation,
} from '@evenhand/contracts/invitation/invitation';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { type Caller, FromCaller } from '../agreement/rows/caller.js';
import { InvitationService } from './invitation.service.js';

@Controller()
export class InvitationController {
  constructor(private readonly invitations: InvitationService) {}

  @Handles(getInvitation)
  get(@Who() who: OwnerIdentity): Promise<{ invitation: Invitation | null }> {
    return this.invitations.get(who);
  }

  @Handles(sendInvitation)
  send(
    @Who() who: OwnerIdentity,
    @Body({ schema: SendInvitation }) invitation: SendInvitation,
    @FromCaller() caller: Caller,
  ): Promise<Invitation> {
    return this.invitations.send(who, invitation, caller);
  }

  @Handles(resendInvitation)
  resend(@Who() who: OwnerIdentity, @FromCaller() caller: Caller): Promise<Invitation> {
    return this.invitations.resend(who, caller);
  }

  @Handles(withdrawInvitation)
  withdraw(@Who() who: OwnerIdentity): Promise<Invitation> {
    return this.invitations.withdraw(who);
  }
}
