import { createHash, randomBytes } from 'node:crypto';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { z } from 'zod';
import {
  type CardProvider,
  ForgedWebhook,
  idIn,
  type Order,
  type SeenIntent,
  type WebhookHint,
} from '../card-provider.js';
import { isSigned } from '../signature.js';
import { eventIn } from '../webhook-event.js';
import { SandboxIntentRow } from './sandbox-intent.entity.js';
import * as sandbox from './sandbox-intent.js';
import { SandboxWebhooks } from './sandbox-webhooks.js';

const Event = z.object({ id: z.string(), type: z.string(), intentId: z.string() });

/** Accepts test cards when Stripe is not configured: the same states, no money. */
@Injectable()
export class SandboxProvider implements CardProvider {
  readonly form = { kind: 'sandbox' } as const;

  constructor(
    private readonly transactions: Transactions,
    private readonly webhooks: SandboxWebhooks,
    private readonly clock: Clock,
  ) {}

  /** Derived from our id, so a repeated call creates one payment. */
  create({ paymentId, amount }: Order): Promise<SeenIntent> {
    return this.transactions.run(async (manager) => {
      const id = `pi_sandbox_${createHash('sha256').update(paymentId).digest('hex').slice(0, 24)}`;
      const clientSecret = `${id}_secret_${randomBytes(12).toString('hex')}`;
      const intent = sandbox.opened({ id, clientSecret, paymentId, amount }, this.clock.now().getTime());
      const row = { id, intent, createdAt: this.clock.now() };
      await manager.createQueryBuilder().insert().into(SandboxIntentRow).values(row).orIgnore().execute();
      return seen(await this.locked(manager, id));
    });
  }

  async read(intentId: string): Promise<SeenIntent> {
    const { intent } = await this.transactions.manager.findOneByOrFail(SandboxIntentRow, { id: intentId });
    return seen(sandbox.asOf(intent, this.clock.now().getTime()));
  }

  async close(intentId: string): Promise<void> {
    await this.change(intentId, sandbox.closed);
  }

  async refund({ intentId, amount }: Order & { intentId: string }): Promise<void> {
    await this.change(intentId, (intent) => sandbox.refunded(intent, amount));
  }

  async openedSince(at: Date): Promise<SeenIntent[]> {
    const rows = await this.transactions.manager.findBy(SandboxIntentRow, { createdAt: MoreThanOrEqual(at) });
    return rows.map(({ intent }) => seen(sandbox.asOf(intent, this.clock.now().getTime())));
  }

  hintIn(body: Buffer, signature: string, at: Date): WebhookHint {
    if (!isSigned(body, signature, this.webhooks.secret, at)) throw new ForgedWebhook();
    const { id, type, intentId } = eventIn(body, Event);
    return { eventId: id, kind: type, intentId };
  }

  /** Called by the card form; needs the payment's client secret. */
  confirm(clientSecret: string, card: string): Promise<sandbox.SandboxIntent> {
    return this.change(idIn(clientSecret), (intent) => {
      if (intent.clientSecret !== clientSecret) return fail('not-found');
      return sandbox.confirmed(intent, card, this.clock.now().getTime());
    });
  }

  authenticate(clientSecret: string, approve: boolean): Promise<sandbox.SandboxIntent> {
    return this.change(idIn(clientSecret), (intent) => {
      if (intent.clientSecret !== clientSecret) return fail('not-found');
      return sandbox.authenticated(intent, approve, this.clock.now().getTime());
    });
  }

  private change(
    id: string,
    change: (intent: sandbox.SandboxIntent) => sandbox.SandboxIntent,
  ): Promise<sandbox.SandboxIntent> {
    return this.transactions.run(async (manager) => {
      const before = await this.locked(manager, id);
      const after = change(before);
      if (after === before) return before;
      await manager.update(SandboxIntentRow, { id }, { intent: after });
      await this.webhooks.send(manager, after);
      return after;
    });
  }

  private async locked(manager: EntityManager, id: string): Promise<sandbox.SandboxIntent> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.findOne(SandboxIntentRow, { where: { id }, lock });
    return row ? sandbox.asOf(row.intent, this.clock.now().getTime()) : fail('not-found');
  }
}

const seen = (intent: sandbox.SandboxIntent): SeenIntent => ({
  id: intent.id,
  clientSecret: intent.clientSecret,
  paymentId: intent.paymentId,
  amount: intent.amount,
  currency: 'cad',
  facts: sandbox.factsOf(intent),
});
