import type { Books } from '../books/books.js';
import type { Clock } from '../clock.js';
import type { CardProvider, SeenIntent } from '../provider/card-provider.js';
import { owesRefund, type Payment } from '../rules/payment.js';
import { record } from './recording.js';

/**
 * Brings a payment to where it is at the provider. Whatever is asked of the provider stands in the books first, and
 * every call can be repeated, so a crash between any two steps is made good by settling once more.
 */
export class Settling {
  constructor(
    private readonly books: Books,
    private readonly provider: CardProvider,
    private readonly now: Clock,
  ) {}

  /** Gives back what is owed, reads the payment as it is now, and writes that down. */
  async settle(payment: Payment): Promise<{ payment: Payment; seen: SeenIntent }> {
    const intentId = payment.intentId ?? (await this.open(payment)).id;
    if (owesRefund(payment)) await this.giveBack(payment, intentId);
    const seen = await this.provider.read(intentId);
    const settled = await this.books.ofCase(payment.caseId, (books) =>
      record(books, payment.id, seen.facts, this.now()),
    );
    return owesRefund(settled) && !owesRefund(payment) ? this.settle(settled) : { payment: settled, seen };
  }

  /** The payment at the provider: opened there when it is not yet, under our id, so that it is opened once. */
  async open(payment: Payment): Promise<SeenIntent> {
    const intent = payment.intentId
      ? await this.provider.read(payment.intentId)
      : await this.provider.create(orderOf(payment));
    if (payment.intentId === null) await this.attach(payment, intent.id);
    return intent;
  }

  /** Makes sure that no card is charged for an open payment any more. It may turn out to be paid. */
  async close(payment: Payment): Promise<Payment> {
    const { id } = await this.open(payment);
    await this.provider.close(id);
    return (await this.settle({ ...payment, intentId: id })).payment;
  }

  private giveBack(payment: Payment, intentId: string): Promise<void> {
    return this.provider.refund({ ...orderOf(payment), intentId });
  }

  private attach({ id, caseId }: Payment, intentId: string): Promise<void> {
    return this.books.ofCase(caseId, async (books) => {
      const payment = (await books.payments()).find((one) => one.id === id);
      if (payment && payment.intentId === null) await books.keep({ ...payment, intentId });
    });
  }
}

const orderOf = ({ id, plan, amount }: Payment) => ({ paymentId: id, plan, amount });
