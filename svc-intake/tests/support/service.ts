import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EntitlementChanged, entitlementChanged } from '@evenhand/contracts/events/entitlement-changed';
import type { Event } from '@evenhand/contracts/events/event';
import { type PersonRegistered, personRegistered } from '@evenhand/contracts/events/person-registered';
import { GuestIdentity, type OwnerIdentity } from '@evenhand/contracts/identity';
import { RESOLVE_ACCESS_PATH } from '@evenhand/contracts/internal/access';
import { EventEnvelopes } from '@evenhand/service-kit/outbox/event-envelopes';
import { eventsQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import type { z } from 'zod';
import { AppModule } from '../../src/app.module.js';
import { Config } from '../../src/config/config.js';
import { Billing } from './billing.js';

type Names = Pick<PersonRegistered, 'firstName' | 'lastName'>;

/** svc-intake with a separate database, Redis and mailbox. */
export const startIntake = async (environment: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'svc-intake-'));
  const given = { DATA_FOLDER: folder, SWEEP_SECONDS: '3600', ...environment };
  const service = await startTestService({ name: 'svc-intake', module: AppModule, config: Config, environment: given });
  const query = (sql: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> =>
    service.database.query(sql, parameters);
  const stored = (email: string): string => storedAddress(service.database.manager, email);

  const deliver = async <Payload extends z.ZodType>(event: Event<Payload>, given: z.input<Payload>): Promise<void> => {
    const payload = event.payload.parse(given);
    const envelope = service.app.get(EventEnvelopes).close(randomUUID(), payload);
    await service.app.get(Queues).of(eventsQueue('svc-intake')).add(event.name, envelope);
  };

  const deliverRegistration = async (
    { personId, caseId }: OwnerIdentity,
    name: Names,
    email: string,
  ): Promise<void> => {
    const payload = personRegistered.payload.parse({ personId, caseId, email, ...name });
    await deliver(personRegistered, payload);
    const kept = () => query('SELECT 1 FROM cases WHERE id = $1 AND email = $2', [caseId, stored(payload.email)]);
    await eventually(async () => expect(await kept()).toHaveLength(1));
  };

  /** Opens the Complete Kit for a year, unless `changed`. */
  const entitle = async (caseId: string, changed: Partial<EntitlementChanged> = {}): Promise<void> => {
    const accessUntil = new Date(Date.now() + 31_536_000_000).toISOString();
    const entitlement: EntitlementChanged = { caseId, plan: 'complete', accessUntil, version: 1, ...changed };
    await deliver(entitlementChanged, entitlement);
    const kept = () =>
      query('SELECT 1 FROM entitlements WHERE case_id = $1 AND version >= $2', [caseId, entitlement.version]);
    await eventually(async () => expect(await kept()).toHaveLength(1));
  };

  // The start requests a sweep; waits until the relay has sent it, for tests that count rows.
  await eventually(async () => expect(await query('SELECT 1 FROM outbox')).toEqual([]));
  const billing = new Billing(service.app);

  return {
    ...service,
    billing,
    query,
    stored,
    deliver,
    deliverRegistration,
    entitle,

    /** A person who registered and bought the Complete Kit. */
    async register(name: Names, email: string): Promise<OwnerIdentity> {
      const owner = anOwner();
      await deliverRegistration(owner, name, email);
      await entitle(owner.caseId);
      return owner;
    },

    /** The identity that the gateway reads for a cookie; null when its access has ended. */
    async guestOf(cookie: string): Promise<GuestIdentity | null> {
      const call = { body: { tokenHash: sha256(cookie) } };
      const { status, body } = await service.asGateway.send('POST', RESOLVE_ACCESS_PATH, call);
      return status === 200 ? GuestIdentity.parse(body) : null;
    },

    async stop() {
      await billing.leave();
      await service.stop();
      await rm(folder, { recursive: true });
    },
  };
};
export type IntakeService = Awaited<ReturnType<typeof startIntake>>;
