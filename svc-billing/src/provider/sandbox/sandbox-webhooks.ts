import { createHmac, randomUUID } from 'node:crypto';
import { CONFIG, type ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deliverSandboxWebhook } from './deliver-sandbox-webhook.job.js';
import type { SandboxIntent } from './sandbox-intent.js';

/** Seconds after which deliveries set out. Each event goes out twice, and later events overtake earlier ones. */
const DELAYS = [
  [2, 3],
  [0, 4],
  [1, 1],
] as const;

/** Sends webhooks the way they come from outside: late, twice and out of order. */
@Injectable()
export class SandboxWebhooks {
  private sent = 0;

  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Known to this installation alone: made from what only its services hold. */
  get secret(): string {
    return createHmac('sha256', this.config.DATABASE_URL).update('sandbox webhooks').digest('hex');
  }

  async send(manager: EntityManager, { id: intentId, attempt }: SandboxIntent): Promise<void> {
    const event = { id: `evt_sandbox_${randomUUID()}`, type: `payment.${attempt}`, intentId };
    const delays = DELAYS[this.sent++ % DELAYS.length] ?? [0];
    for (const delaySeconds of delays) {
      await this.outbox.enqueue(manager, deliverSandboxWebhook, { body: JSON.stringify(event) }, { delaySeconds });
    }
  }
}
