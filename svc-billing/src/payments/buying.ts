import { randomUUID } from 'node:crypto';
import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import type { Cents } from '@evenhand/contracts/money';
import { fail } from '@evenhand/service-kit/problems/fail';
import type { Clock } from '@evenhand/service-kit/time/clock';
import { billingServer } from '@evenhand/wording/billing-server';
import type { Books, CaseBooks } from '../books/books.js';
import type { SeenIntent } from '../provider/card-provider.js';
import { type Due, dueFor } from '../rules/due.js';
import { isInDispute, nothingYet } from '../rules/facts.js';
import { isOpen, type Payment } from '../rules/payment.js';
import type { Settling } from './settling.js';

interface Purchase {
  caseId: string;
  plan: PaidPlan;
  /** The price that the page showed, in cents. */
  amount: Cents;
}

/** Opens a payment at the price in force only. */
export class Buying {
  constructor(
    private readonly books: Books,
    private readonly settling: Settling,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the payment to confirm. A case has at most one open payment: the same purchase returns it, another
   * purchase closes it first, so two windows cannot pay twice.
   * @throws ProblemError `price-changed`, `already-done`, `agreement-is-sealed`, `on-hold` during a dispute
   */
  async open({ caseId, plan, amount }: Purchase): Promise<SeenIntent> {
    const isSame = (payment: Payment) => payment.plan === plan && payment.amount === amount;
    const payments = await this.books.ofCase(caseId, async (books) => {
      await this.mustBeDue(books, plan, amount);
      return books.payments();
    });
    for (const other of payments.filter((one) => isOpen(one) && !isSame(one))) await this.settling.close(other);
    const payment = await this.books.ofCase(caseId, async (books) => {
      const { buildsOn } = await this.mustBeDue(books, plan, amount);
      const open = (await books.payments()).find((one) => isOpen(one) && isSame(one) && one.buildsOn === buildsOn);
      if (open) return open;
      const added = this.newPayment({ caseId, plan, amount }, buildsOn);
      await books.add(added);
      return added;
    });
    return this.settling.open(payment);
  }

  private async mustBeDue(books: CaseBooks, plan: PaidPlan, amount: Cents): Promise<Due> {
    const payments = await books.payments();
    const due = dueFor(payments, plan, this.clock.now());
    if (plan === 'premium' && (await books.sealedAt())) fail('agreement-is-sealed', billingServer.sealed);
    if (due.isOwned) fail('already-done', billingServer.alreadyOwned);
    if (payments.some(({ facts }) => isInDispute(facts))) fail('on-hold', billingServer.disputed);
    return due.amount === amount ? due : fail('price-changed', billingServer.priceChanged, { pointer: '/amount' });
  }

  private newPayment({ caseId, plan, amount }: Purchase, buildsOn: string | null): Payment {
    const fresh = { intentId: null, facts: nothingYet, createdAt: this.clock.now(), refundAskedAt: null };
    return { id: randomUUID(), caseId, plan, amount, buildsOn, ...fresh };
  }
}
