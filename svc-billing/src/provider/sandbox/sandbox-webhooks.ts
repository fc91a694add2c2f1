import { createHmac, randomUUID } from 'node:crypto';
import { CONFIG, type ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deliverSandboxWebhook } from './deliver-sandbox-webhook.job.js';
import type { SandboxIntent } from './sandbox-intent.js';

/** Delays of deliveries in seconds: each event is sent twice, and later events can overtake. */
const DELAYS = [
  [2, 3],
  [0, 4],
  [1, 1],
] as const;

/** Sends webhooks late, twice and out of order, as a real provider may. */
@Injectable()
export class SandboxWebhooks {
  private sent = 0;

  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Derived from the installation's secret. */
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
