import type { Clock } from '@evenhand/service-kit/time/clock';
import type { Books } from '../books/books.js';
import type { CardProvider, SeenIntent } from '../provider/card-provider.js';
import { refundableIn } from '../rules/facts.js';
import { owesRefund, type Payment } from '../rules/payment.js';
import { record } from './recording.js';

interface Settled {
  payment: Payment;
  seen: SeenIntent;
}

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

  /** Reads and records the payment, and performs an owed refund of what is left then. */
  async settle(payment: Payment): Promise<Settled> {
    const intentId = payment.intentId ?? (await this.open(payment)).id;
    const settled = await this.look(payment, intentId);
    if (!owesRefund(settled.payment)) return settled;
    const order = { ...orderOf(settled.payment), amount: refundableIn(settled.payment.facts) };
    await this.provider.refund({ ...order, intentId });
    return this.look(payment, intentId);
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

  private async look({ id, caseId }: Payment, intentId: string): Promise<Settled> {
    const seen = await this.provider.read(intentId);
    const payment = await this.books.ofCase(caseId, (books) => record(books, id, seen.facts, this.clock.now()));
    return { payment, seen };
  }

  private attach({ id, caseId }: Payment, intentId: string): Promise<void> {
    return this.books.ofCase(caseId, async (books) => {
      const payment = (await books.payments()).find((one) => one.id === id);
      if (payment && payment.intentId === null) await books.keep({ ...payment, intentId });
    });
  }
}

const orderOf = ({ id, plan, amount }: Payment) => ({ paymentId: id, plan, amount });
