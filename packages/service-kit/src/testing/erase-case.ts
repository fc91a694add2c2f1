import { randomUUID } from 'node:crypto';
import {
  CasePartErased,
  caseErasureAsked,
  casePartErased,
  type ErasureRound,
} from '@evenhand/contracts/events/case-erasure';
import { type GuestErasureAsked, guestErasureAsked } from '@evenhand/contracts/events/guest-erasure';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { EventEnvelopes } from '../outbox/event-envelopes.js';
import { eventsQueue, Queues } from '../queues/queues.js';
import { eventually } from './eventually.js';
import type { TestService } from './start-test-service.js';

/** Asks a service for its step of a deletion, as svc-auth does; returns its answer. */
export const eraseCase = (
  service: TestService,
  { caseId, personId }: Pick<OwnerIdentity, 'caseId' | 'personId'>,
  round: ErasureRound = 'erase',
  words: string[] = [],
): Promise<CasePartErased> => askFor(service, caseErasureAsked.name, { round, caseId, personId, words });

/** The same for a person without an account. */
export const eraseGuest = (
  service: TestService,
  guest: Pick<GuestErasureAsked, 'caseId' | 'email'>,
  round: ErasureRound = 'erase',
): Promise<CasePartErased> => askFor(service, guestErasureAsked.name, { round, ...guest });

const askFor = async (
  { app, service: { name: service } }: TestService,
  event: string,
  step: object,
): Promise<CasePartErased> => {
  const [queues, envelopes] = [app.get(Queues), app.get(EventEnvelopes)];
  const deletionId = randomUUID();
  await queues.of(eventsQueue(service)).add(event, envelopes.close(randomUUID(), { deletionId, service, ...step }));
  let answer: CasePartErased | undefined;
  await eventually(async () => {
    const jobs = await queues.of(eventsQueue('svc-auth')).getJobs(['waiting', 'prioritized']);
    answer = jobs
      .filter(({ name }) => name === casePartErased.name)
      .map(({ data }) => CasePartErased.parse(envelopes.open(data).payload))
      .find((one) => one.deletionId === deletionId);
    if (!answer) throw new Error('the service has not answered');
  });
  return CasePartErased.parse(answer);
};
