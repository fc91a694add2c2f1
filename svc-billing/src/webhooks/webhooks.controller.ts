import { receiveWebhook } from '@evenhand/contracts/billing/payments';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { WebhooksService } from './webhooks.service.js';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Handles(receiveWebhook)
  async receive(@Req() request: Request): Promise<{ received: true }> {
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body)) return fail('malformed-request');
    await this.webhooks.receive(body, request.get('stripe-signature') ?? '');
    return { received: true };
  }
}
