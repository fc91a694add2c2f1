import { randomUUID } from 'node:crypto';
import { paymentHeld } from '@evenhand/contracts/events/payment-held';
import { type SigningBegan, signingBegan } from '@evenhand/contracts/events/signing-began';
import { signingEnded } from '@evenhand/contracts/events/signing-ended';
import { EventEnvelopes } from '@evenhand/service-kit/outbox/event-envelopes';
import { eventsQueue, Queues } from '@evenhand/service-kit/queues/queues';
import type { INestApplication } from '@nestjs/common';

/** A double of svc-billing that holds the payment of every signing at once, unless a test pauses it. */
export class Billing {
  readonly ended: SigningBegan[] = [];
  answers = true;
  private readonly waiting: SigningBegan[] = [];
  private readonly queues: Queues;
  private readonly envelopes: EventEnvelopes;
  private readonly worker: ReturnType<Queues['worker']>;

  constructor(app: INestApplication) {
    this.queues = app.get(Queues);
    this.envelopes = app.get(EventEnvelopes);
    this.worker = this.queues.worker(eventsQueue('svc-billing'), async ({ name, data }) => {
      if (name !== signingBegan.name && name !== signingEnded.name) return;
      const signing = signingBegan.payload.parse(this.envelopes.open(data).payload);
      if (name === signingEnded.name) this.ended.push(signing);
      else if (this.answers) await this.hold(signing);
      else this.waiting.push(signing);
    });
  }

  /** Answers the requests of the pause. */
  async answerNow(): Promise<void> {
    this.answers = true;
    for (const signing of this.waiting.splice(0)) await this.hold(signing);
  }

  /** Stops the double, so that the real svc-billing answers. */
  leave(): Promise<void> {
    return this.worker.close();
  }

  private async hold(signing: SigningBegan): Promise<void> {
    await this.queues.of(eventsQueue('svc-intake')).add(paymentHeld.name, this.envelopes.close(randomUUID(), signing));
  }
}
