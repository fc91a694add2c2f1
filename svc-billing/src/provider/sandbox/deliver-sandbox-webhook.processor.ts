import { receiveWebhook } from '@evenhand/contracts/billing/payments';
import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CLOCK, type Clock } from '../../clock.js';
import { signatureOf } from '../signature.js';
import { deliverSandboxWebhook } from './deliver-sandbox-webhook.job.js';
import { SandboxWebhooks } from './sandbox-webhooks.js';

@Injectable()
export class DeliverSandboxWebhookProcessor {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly webhooks: SandboxWebhooks,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  @Processes(deliverSandboxWebhook)
  async deliver({ body }: { body: string }): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(body, this.webhooks.secret, this.now()),
    };
    const response = await fetch(`${this.ownAddress()}${receiveWebhook.path}`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`the webhook was answered with ${response.status}`);
  }

  private ownAddress(): string {
    const address = this.host.httpAdapter.getHttpServer().address();
    return `http://127.0.0.1:${address.port}`;
  }
}
