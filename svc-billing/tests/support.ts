import { randomUUID } from 'node:crypto';
import { createPaymentIntent, settlePayment } from '@evenhand/contracts/billing/payments';
import { confirmSandboxCard, sandboxCards } from '@evenhand/contracts/billing/sandbox';
import { EntitlementChanged, entitlementChanged } from '@evenhand/contracts/events/entitlement-changed';
import type { Event } from '@evenhand/contracts/events/event';
import { EventEnvelopes } from '@evenhand/service-kit/outbox/event-envelopes';
import { eventsQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import type { TestClient } from '@evenhand/service-kit/testing/test-client';
import type { z } from 'zod';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';
import { planAt } from '../src/plans/catalogue.js';

/** svc-billing on its own database, Redis and mailbox; sweeps run on request. */
export const startBilling = async (environment: Record<string, string> = {}) => {
  const given = { SWEEP_SECONDS: '3600', ...environment };
  const options = { name: 'svc-billing', module: AppModule, config: Config, environment: given } as const;
  const service = await startTestService(options);
  const query = (sql: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> =>
    service.database.query(sql, parameters);

  return {
    ...service,
    query,
    stored: (email: string) => storedAddress(service.database.manager, email),
    /** Delivers another service's event. */
    async deliver<Payload extends z.ZodType>(event: Event<Payload>, payload: z.input<Payload>): Promise<void> {
      const envelope = service.app.get(EventEnvelopes).close(randomUUID(), event.payload.parse(payload));
      await service.app.get(Queues).of(eventsQueue('svc-billing')).add(event.name, envelope);
    },
    /** Every announced entitlement of a case, in order. */
    async announced(caseId: string): Promise<EntitlementChanged[]> {
      const queue = service.app.get(Queues).of(eventsQueue('svc-intake'));
      const jobs = await queue.getJobs(['waiting', 'completed', 'prioritized']);
      return jobs
        .filter(({ name }) => name === entitlementChanged.name)
        .map(({ data }) => EntitlementChanged.parse(service.app.get(EventEnvelopes).open(data).payload))
        .filter((announced) => announced.caseId === caseId)
        .sort((one, other) => one.version - other.version);
    },
  };
};
export type BillingService = Awaited<ReturnType<typeof startBilling>>;

/** The Complete Kit and Premium of the catalogue today. */
export const [kit, premium] = [planAt('complete', new Date()), planAt('premium', new Date())];

/** An order of the Complete Kit; its amount is dollars. */
export const kitOrder = { body: { amount: kit.price / 100 } };

/** Buys the Complete Kit with a test card. */
export const buyComplete = async (client: TestClient, card: string = sandboxCards.success) => {
  const { clientSecret } = await client.get(createPaymentIntent, kitOrder);
  const outcome = await client.get(confirmSandboxCard, { body: { clientSecret, card } });
  const settled = await client.get(settlePayment, { body: { clientSecret } });
  return { clientSecret, outcome, settled };
};
