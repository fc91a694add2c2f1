import { createHash } from 'node:crypto';
import { cents } from '@evenhand/contracts/money';
import type { Clock } from '@evenhand/service-kit/time/clock';
import type { CardProvider, Order, SeenIntent, WebhookHint } from '../../src/provider/card-provider.js';
import * as sandbox from '../../src/provider/sandbox/sandbox-intent.js';

/** A provider with the sandbox's states, in memory. */
export class MemoryProvider implements CardProvider {
  readonly form = { kind: 'sandbox' } as const;
  readonly intents = new Map<string, sandbox.SandboxIntent>();
  /** Webhooks to be delivered, oldest first. */
  readonly hints: WebhookHint[] = [];

  constructor(private readonly clock: Clock) {}

  async create({ paymentId, amount }: Order): Promise<SeenIntent> {
    const id = `pi_${createHash('sha256').update(paymentId).digest('hex').slice(0, 24)}`;
    const known = this.intents.get(id);
    if (known) return seen(known);
    const intent = sandbox.opened({ id, clientSecret: `${id}_secret`, paymentId, amount }, this.clock.now().getTime());
    this.intents.set(id, intent);
    return seen(intent);
  }

  async read(intentId: string): Promise<SeenIntent> {
    return seen(this.get(intentId));
  }

  async close(intentId: string): Promise<void> {
    this.change(intentId, sandbox.closed);
  }

  async refund({ intentId, amount }: Order & { intentId: string }): Promise<void> {
    this.change(intentId, (intent) => sandbox.refunded(intent, amount));
  }

  async openedSince(at: Date): Promise<SeenIntent[]> {
    return [...this.intents.values()].filter(({ createdAt }) => createdAt >= at.getTime()).map(seen);
  }

  hintIn(): WebhookHint {
    throw new Error('webhooks of the model carry no bytes');
  }

  /** Changes a payment and queues its webhook. */
  change(intentId: string, change: (intent: sandbox.SandboxIntent) => sandbox.SandboxIntent): void {
    const before = this.get(intentId);
    const after = change(before);
    if (after === before) return;
    this.intents.set(intentId, after);
    this.hints.push({ eventId: `evt_${this.hints.length}`, kind: 'changed', intentId });
  }

  private get(intentId: string): sandbox.SandboxIntent {
    const intent = this.intents.get(intentId);
    if (!intent) throw new Error('no such payment at the provider');
    return sandbox.asOf(intent, this.clock.now().getTime());
  }
}

const seen = (intent: sandbox.SandboxIntent): SeenIntent => ({
  id: intent.id,
  clientSecret: intent.clientSecret,
  paymentId: intent.paymentId,
  amount: cents(intent.amount),
  currency: 'cad',
  facts: sandbox.factsOf(intent),
});
