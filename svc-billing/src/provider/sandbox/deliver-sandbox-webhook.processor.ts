import { receiveWebhook } from '@evenhand/contracts/billing/payments';
import { CONFIG, type ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import { signatureOf } from '../signature.js';
import { deliverSandboxWebhook } from './deliver-sandbox-webhook.job.js';
import { SandboxWebhooks } from './sandbox-webhooks.js';

@Injectable()
export class DeliverSandboxWebhookProcessor {
  constructor(
    private readonly webhooks: SandboxWebhooks,
    @Inject(CONFIG) private readonly config: ServiceConfig,
    private readonly clock: Clock,
  ) {}

  /** Delivered through the gateway, which accepts webhooks without a session. */
  @Processes(deliverSandboxWebhook)
  async deliver({ body }: { body: string }): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(body, this.webhooks.secret, this.clock.now()),
    };
    const response = await fetch(`${this.config.PUBLIC_URL}${receiveWebhook.path}`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`the webhook was answered with ${response.status}`);
  }
}
