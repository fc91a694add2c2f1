import { longDay } from '@evenhand/contracts/toronto';
import { CONFIG, type ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { unsealed } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Clock } from '@evenhand/service-kit/time/clock';
import { billingServer } from '@evenhand/wording/billing-server';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

/** Days before the end of document access. */
const REMIND_DAYS = [7, 30];

const DAY_MS = 86_400_000;

const Due = z.array(z.object({ case_id: z.uuid(), access_until: z.date(), email: z.string() }));

/** Mails each reminder once, however often it runs. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly mail: Mail,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  async send(): Promise<void> {
    for (const days of REMIND_DAYS) await this.sendFor(days);
  }

  private daysUntil(end: Date): number {
    return Math.ceil((end.getTime() - this.clock.now().getTime()) / DAY_MS);
  }

  /** Skips people who already had the shorter notice. */
  private sendFor(days: number): Promise<void> {
    return this.transactions.run(async (manager) => {
      const [rows] = await manager.query(
        `WITH due AS (
           INSERT INTO reminder (case_id, access_until, days)
           SELECT case_id, access_until, $2 FROM entitlement
           WHERE access_until > $1 AND access_until <= $1::timestamptz + make_interval(days => $2)
             AND NOT EXISTS (
               SELECT 1 FROM reminder known WHERE known.case_id = entitlement.case_id
                 AND known.access_until = entitlement.access_until AND known.days <= $2)
           ON CONFLICT DO NOTHING RETURNING case_id, access_until)
         UPDATE customer SET email = email FROM due
         WHERE customer.case_id = due.case_id AND email IS NOT NULL AND wants_reminders
         RETURNING customer.case_id, due.access_until, customer.email`,
        [this.clock.now(), days],
      );
      const page = `${this.config.PUBLIC_URL}/documents`;
      const { subject, text } = billingServer.mail.ending;
      for (const { email, access_until } of Due.parse(rows)) {
        await this.mail.send(manager, {
          to: unsealed(manager, email),
          subject: subject(this.daysUntil(access_until)),
          text: text(longDay(access_until), page),
        });
      }
    });
  }
}
