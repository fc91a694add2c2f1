import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { RESOLVE_SESSION_PATH, ResolveSession } from '@evenhand/contracts/internal/sessions';
import { Internal } from '@evenhand/service-kit/identity/identity.guard';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { SessionIdentities } from './session-identities.js';

/** For the gateway: the identity of a session cookie. */
@Controller()
export class ResolveController {
  constructor(private readonly identities: SessionIdentities) {}

  @Internal()
  @Post(RESOLVE_SESSION_PATH)
  @HttpCode(200)
  async resolve(@Body({ schema: ResolveSession }) { tokenHash }: ResolveSession): Promise<OwnerIdentity> {
    return (await this.identities.resolve(tokenHash)) ?? fail('not-found');
  }
}
