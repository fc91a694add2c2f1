import type { Checkout, CreatePaymentIntent, PaymentIntent, Settled } from '@evenhand/contracts/billing/payments';
import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { cents } from '@evenhand/contracts/money';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { ProblemError } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import { BOOKS, type Books } from '../books/books.js';
import { Buying } from '../payments/buying.js';
import { OwnPayments } from '../payments/own-payments.js';
import { Settling } from '../payments/settling.js';
import { planAt } from '../plans/catalogue.js';
import { type CardProvider, idIn, PROVIDER } from '../provider/card-provider.js';
import { dueFor } from '../rules/due.js';
import { entitlementOf, openAt } from '../rules/entitlement.js';
import { stateOf } from '../rules/facts.js';
import { hstWithin } from '../rules/hst.js';

@Injectable()
export class CheckoutService {
  constructor(
    private readonly buying: Buying,
    private readonly settling: Settling,
    private readonly own: OwnPayments,
    @Inject(BOOKS) private readonly books: Books,
    @Inject(PROVIDER) private readonly provider: CardProvider,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async get({ caseId }: OwnerIdentity, plan: PaidPlan): Promise<Checkout> {
    const at = this.clock.now();
    const { payments, sealedAt } = await this.books.ofCase(caseId, async (books) => ({
      payments: await books.payments(),
      sealedAt: await books.sealedAt(),
    }));
    const { amount: amountDue, alreadyPaid, isOwned } = dueFor(payments, plan, at);
    const form = this.provider.form;
    const isSealed = sealedAt !== null;
    return { plan: planAt(plan, at), alreadyPaid, amountDue, hst: hstWithin(amountDue), isOwned, isSealed, form };
  }

  async create({ caseId }: OwnerIdentity, { amount, plan = 'complete' }: CreatePaymentIntent): Promise<PaymentIntent> {
    try {
      const { clientSecret } = await this.buying.open({ caseId, plan, amount: cents(Math.round(amount * 100)) });
      return { clientSecret };
    } catch (error) {
      const isRefused = error instanceof ProblemError && error.code === 'price-changed';
      if (isRefused) this.log.warn({ caseId, plan }, 'payment refused: amount differs from the current price');
      throw error;
    }
  }

  /** The client secret identifies the payment; ownership is checked against the case. */
  async settle(who: OwnerIdentity, clientSecret: string): Promise<Settled> {
    const own = await this.own.get(who, idIn(clientSecret));
    const { payment } = await this.settling.settle(own);
    const payments = await this.books.ofCase(who.caseId, (books) => books.payments());
    return { state: stateOf(payment.facts), plan: openAt(entitlementOf(payments), this.clock.now()) };
  }
}
