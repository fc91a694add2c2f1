import type { RefundOffer } from '@evenhand/contracts/billing/account';
import { REFUND_DAYS } from '@evenhand/contracts/billing/payments';
import { cents } from '@evenhand/contracts/money';
import { endOfDayAfter } from '@evenhand/contracts/toronto';
import { fail } from '@evenhand/service-kit/problems/fail';
import type { Clock } from '@evenhand/service-kit/time/clock';
import { refundWording } from '@evenhand/wording/refund';
import type { Books } from '../books/books.js';
import { entitlementOf } from '../rules/entitlement.js';
import { refundableIn } from '../rules/facts.js';
import { type Hold, isHeld } from '../rules/hold.js';
import { isEffective, isOpen, owesRefund, type Payment } from '../rules/payment.js';
import { announceChange } from './recording.js';
import type { Settling } from './settling.js';

/** The day that is shown counts whole. */
const deadlineOf = ({ facts }: Payment): Date => endOfDayAfter(facts.paidAt ?? new Date(0), REFUND_DAYS);

const refundable = (payments: Payment[], at: Date): Payment[] =>
  payments.filter((one) => isEffective(one) && deadlineOf(one) > at);

/** What prevents a refund. */
interface Kept {
  sealedAt: Date | null;
  holds: Hold[];
}

/** The refund available to the person now. */
export const refundOfferFor = (payments: Payment[], { sealedAt, holds }: Kept, at: Date): RefundOffer => {
  if (payments.some(owesRefund)) return { possible: false, because: 'on-its-way' };
  if (!payments.some(isEffective)) return { possible: false, because: 'nothing-paid' };
  if (sealedAt) return { possible: false, because: 'sealed' };
  if (isHeld(holds)) return { possible: false, because: 'signing' };
  const back = refundable(payments, at);
  if (back.length === 0) return { possible: false, because: 'too-late' };
  const amount = cents(back.reduce((sum, { facts }) => sum + refundableIn(facts), 0));
  const until = new Date(Math.min(...back.map((one) => deadlineOf(one).getTime())));
  const { plan: leaves } = entitlementOf(payments.filter((one) => !back.includes(one)));
  return { possible: true, amount, until: until.toISOString(), leaves };
};

const refusals = {
  'nothing-paid': 'nothing-paid',
  'on-its-way': 'refund-on-its-way',
  sealed: 'agreement-is-sealed',
  signing: 'signing-has-begun',
  'too-late': 'refund-window-over',
} as const;

/** Refunds on request within the refund window. */
export class Refunding {
  constructor(
    private readonly books: Books,
    private readonly settling: Settling,
    private readonly clock: Clock,
  ) {}

  /**
   * Records the refund and the end of the plan, then calls the provider; the sweep repeats a failed call.
   * @throws ProblemError a code of `refusals`
   */
  async refund(caseId: string): Promise<void> {
    const payments = await this.books.ofCase(caseId, (books) => books.payments());
    for (const open of payments.filter(isOpen)) await this.settling.close(open);
    const owed = await this.books.ofCase(caseId, async (books) => {
      const [all, at] = [await books.payments(), this.clock.now()];
      const kept = { sealedAt: await books.sealedAt(), holds: await books.holds() };
      const offer = refundOfferFor(all, kept, at);
      if (!offer.possible) return fail(refusals[offer.because], refundWording.because(REFUND_DAYS)[offer.because]);
      const back = refundable(all, at).map((one) => ({ ...one, refundAskedAt: at }));
      for (const payment of back) await books.keep(payment);
      await announceChange(books);
      return back;
    });
    for (const payment of owed) await this.settling.settle(payment);
  }
}
