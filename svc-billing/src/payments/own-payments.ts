import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Inject, Injectable } from '@nestjs/common';
import { BOOKS, type Books } from '../books/books.js';
import type { Payment } from '../rules/payment.js';

/** Payments restricted to the caller's case. */
@Injectable()
export class OwnPayments {
  constructor(
    @Inject(BOOKS) private readonly books: Books,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** @throws ProblemError `not-found` for another case's payment too, which is also logged */
  async get({ caseId }: OwnerIdentity, intentId: string): Promise<Payment> {
    const payment = await this.books.findByIntent(intentId);
    if (payment?.caseId === caseId) return payment;
    this.log.warn({ caseId, paymentId: payment?.id ?? null }, 'payment of another case refused');
    return fail('not-found');
  }
}
