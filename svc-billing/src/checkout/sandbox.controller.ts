import {
  AuthenticateSandboxCard,
  authenticateSandboxCard,
  ConfirmSandboxCard,
  confirmSandboxCard,
  type SandboxOutcome,
} from '@evenhand/contracts/billing/sandbox';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { SandboxService } from './sandbox.service.js';

@Controller()
export class SandboxController {
  constructor(private readonly sandbox: SandboxService) {}

  @Handles(confirmSandboxCard)
  confirm(
    @Who() who: OwnerIdentity,
    @Body({ schema: ConfirmSandboxCard }) { clientSecret, card }: ConfirmSandboxCard,
  ): Promise<SandboxOutcome> {
    return this.sandbox.confirm(who, clientSecret, card);
  }

  @Handles(authenticateSandboxCard)
  authenticate(
    @Who() who: OwnerIdentity,
    @Body({ schema: AuthenticateSandboxCard }) { clientSecret, approve }: AuthenticateSandboxCard,
  ): Promise<SandboxOutcome> {
    return this.sandbox.authenticate(who, clientSecret, approve);
  }
}
