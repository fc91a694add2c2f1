import type { SandboxOutcome } from '@evenhand/contracts/billing/sandbox';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { fail } from '@evenhand/service-kit/problems/fail';
import { billingServer } from '@evenhand/wording/billing-server';
import { Inject, Injectable } from '@nestjs/common';
import { OwnPayments } from '../payments/own-payments.js';
import { type CardProvider, idIn, PROVIDER } from '../provider/card-provider.js';
import type { SandboxIntent } from '../provider/sandbox/sandbox-intent.js';
import { SandboxProvider } from '../provider/sandbox/sandbox-provider.js';

/** Backs the sandbox's card form; absent with Stripe. */
@Injectable()
export class SandboxService {
  constructor(
    private readonly sandbox: SandboxProvider,
    private readonly own: OwnPayments,
    @Inject(PROVIDER) private readonly provider: CardProvider,
  ) {}

  async confirm(who: OwnerIdentity, clientSecret: string, card: string): Promise<SandboxOutcome> {
    await this.mustBeOwn(who, clientSecret);
    return outcomeOf(await this.sandbox.confirm(clientSecret, card));
  }

  async authenticate(who: OwnerIdentity, clientSecret: string, approve: boolean): Promise<SandboxOutcome> {
    await this.mustBeOwn(who, clientSecret);
    return outcomeOf(await this.sandbox.authenticate(clientSecret, approve));
  }

  private async mustBeOwn(who: OwnerIdentity, clientSecret: string): Promise<void> {
    if (this.provider.form.kind !== 'sandbox') fail('not-found');
    await this.own.get(who, idIn(clientSecret));
  }
}

const outcomeOf = ({ attempt, decline, paidAt }: SandboxIntent): SandboxOutcome => {
  if (paidAt !== null) return { status: 'succeeded', message: null };
  if (attempt === 'requires_action' || attempt === 'processing') return { status: attempt, message: null };
  return { status: 'declined', message: billingServer.declines[decline ?? 'card_declined'] };
};
