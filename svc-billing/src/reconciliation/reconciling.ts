import type { Clock } from '@evenhand/service-kit/time/clock';
import type { Books } from '../books/books.js';
import type { Settling } from '../payments/settling.js';
import type { CardProvider, SeenIntent } from '../provider/card-provider.js';
import { orphaned } from '../rules/entitlement.js';
import type { Payment } from '../rules/payment.js';
import { heldByProvider } from '../rules/postings.js';

/** A difference that settling does not explain; it needs an operator. */
export interface Difference {
  kind: 'unknown-payment' | 'other-amount' | 'other-balance' | 'not-settled' | 'opens-nothing';
  paymentId: string | null;
  intentId: string | null;
}

export class Reconciling {
  constructor(
    private readonly books: Books,
    private readonly provider: CardProvider,
    private readonly settling: Settling,
    private readonly clock: Clock,
  ) {}

  /**
   * Settles every payment that is not final or was paid after a moment, and checks everything opened at the provider
   * since then. A failing payment does not stop the others.
   * @returns the remaining differences
   */
  async since(moment: Date, onFailure: (error: unknown, payment: Payment) => void): Promise<Difference[]> {
    const differences: Difference[] = [];
    for (const payment of await this.books.unsettled(moment)) {
      try {
        differences.push(...(await this.settled(payment)));
      } catch (error) {
        onFailure(error, payment);
        differences.push({ kind: 'not-settled', paymentId: payment.id, intentId: payment.intentId });
      }
    }
    for (const intent of await this.provider.openedSince(moment)) {
      const known = intent.paymentId === null ? null : await this.books.find(intent.paymentId);
      if (known?.intentId !== intent.id) differences.push(difference('unknown-payment', intent));
    }
    return differences;
  }

  private async settled(before: Payment): Promise<Difference[]> {
    const { payment, seen } = await this.settling.settle(before);
    const found: Difference[] = [];
    if (seen.amount !== payment.amount || seen.currency !== 'cad') found.push(difference('other-amount', seen));
    const held = await this.books.balanceOf(payment.id);
    if (held !== heldByProvider(seen.facts)) found.push(difference('other-balance', seen));
    if (await this.isOrphan(payment)) found.push(difference('opens-nothing', seen));
    return found;
  }

  private async isOrphan({ id, caseId, buildsOn }: Payment): Promise<boolean> {
    if (buildsOn === null) return false;
    const payments = await this.books.ofCase(caseId, (books) => books.payments());
    return orphaned(payments, this.clock.now()).some((one) => one.id === id);
  }
}

const difference = (kind: Difference['kind'], { id, paymentId }: SeenIntent): Difference => ({
  kind,
  paymentId,
  intentId: id,
});

export const reconciling = (books: Books, provider: CardProvider, settling: Settling, clock: Clock) =>
  new Reconciling(books, provider, settling, clock);
