import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import {
  type CardProvider,
  ForgedWebhook,
  PROVIDER,
  UnreadableWebhook,
  type WebhookHint,
} from '../provider/card-provider.js';
import { settleIntent } from './settle-intent.job.js';
import { WebhookRow } from './webhook.entity.js';

/**
 * A webhook is a hint: it is verified, stored once by its id and answered; then the payment is read from the provider.
 */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(PROVIDER) private readonly provider: CardProvider,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async receive(body: Buffer, signature: string): Promise<void> {
    const hint = this.verified(body, signature);
    const { eventId, kind, intentId } = hint;
    const isNew = await this.transactions.run(async (manager) => {
      const row = { eventId, kind, intentId, receivedAt: this.clock.now() };
      const insert = manager
        .createQueryBuilder()
        .insert()
        .into(WebhookRow)
        .values(row)
        .orIgnore()
        .returning('event_id');
      const { raw } = await insert.execute();
      if (raw.length === 0) return false;
      if (intentId) await this.outbox.enqueue(manager, settleIntent, { intentId });
      return true;
    });
    this.log.info({ eventId, kind }, isNew ? 'webhook stored' : 'duplicate webhook ignored');
  }

  private verified(body: Buffer, signature: string): WebhookHint {
    try {
      return this.provider.hintIn(body, signature, this.clock.now());
    } catch (error) {
      if (error instanceof ForgedWebhook) this.log.warn('webhook refused: its signature is missing, wrong or too old');
      else if (error instanceof UnreadableWebhook) this.log.warn('webhook refused: it is signed and not an event');
      else throw error;
      return fail('malformed-request');
    }
  }
}
