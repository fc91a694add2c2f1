import type { Clock } from '@evenhand/service-kit/time/clock';
import type { Books } from '../books/books.js';
import type { CardProvider, SeenIntent } from '../provider/card-provider.js';
import { owesRefund, type Payment } from '../rules/payment.js';
import { record } from './recording.js';

/**
 * Synchronizes a payment with the provider. Intentions are recorded before calls and every call is idempotent, so
 * settling again recovers from a crash at any step.
 */
export class Settling {
  constructor(
    private readonly books: Books,
    private readonly provider: CardProvider,
    private readonly clock: Clock,
  ) {}

  /** Performs an owed refund, then reads and records the payment. */
  async settle(payment: Payment): Promise<{ payment: Payment; seen: SeenIntent }> {
    const intentId = payment.intentId ?? (await this.open(payment)).id;
    if (owesRefund(payment)) await this.giveBack(payment, intentId);
    const seen = await this.provider.read(intentId);
    const settled = await this.books.ofCase(payment.caseId, (books) =>
      record(books, payment.id, seen.facts, this.clock.now()),
    );
    return owesRefund(settled) && !owesRefund(payment) ? this.settle(settled) : { payment: settled, seen };
  }

  /** Creates the provider's payment if missing, with our id as the idempotency key. */
  async open(payment: Payment): Promise<SeenIntent> {
    const intent = payment.intentId
      ? await this.provider.read(payment.intentId)
      : await this.provider.create(orderOf(payment));
    if (payment.intentId === null) await this.attach(payment, intent.id);
    return intent;
  }

  /** Prevents further charges of an open payment; it may turn out to be paid. */
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
