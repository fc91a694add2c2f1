import { approveAsPartner } from '@evenhand/contracts/access/access';
import { approveAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import * as contract from '@evenhand/contracts/agreement/proposals';
import { getVersions } from '@evenhand/contracts/agreement/versions';
import { Party } from '@evenhand/contracts/identity';
import type { TestClient } from '@evenhand/service-kit/testing/test-client';
import fc from 'fast-check';
import { Couple } from './support/couple.js';
import { service, withCouple } from './support/with-couple.js';

/** `NEGOTIATIONS=10000 npm test -- svc-intake/tests/negotiation.test.ts` runs as many sequences. */
const SEQUENCES = Number(process.env.NEGOTIATIONS ?? 6);

withCouple();

const acts = {
  owner: {
    list: contract.getProposals,
    send: contract.sendProposal,
    accept: contract.acceptProposal,
    refuse: contract.refuseProposal,
    withdraw: contract.withdrawProposal,
  },
  partner: {
    list: contract.getPartnersProposals,
    send: contract.proposeAsPartner,
    accept: contract.acceptAsPartner,
    refuse: contract.refuseAsPartner,
    withdraw: contract.withdrawAsPartner,
  },
};

const dollars = fc.integer({ min: 1_440, max: 1_470 });
const supportDay = fc.constantFrom('First day of the month', '15th day of the month', 'Last day of the month');
const patches = fc.oneof(
  fc.record({ agreedChildSupportAmount: dollars }),
  fc.record({ supportDay }),
  fc.record({ agreedChildSupportAmount: dollars, supportDay }),
);
const steps = fc.record({
  party: fc.constantFrom(...Party.options),
  does: fc.constantFrom('send', 'send', 'accept', 'accept', 'refuse', 'withdraw', 'counter', 'edit', 'approve'),
  patch: patches,
  which: fc.nat(4),
  amount: dollars,
});
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

/** What must be true of the case, kept apart from the service. */
interface Expected {
  answers: Record<string, unknown>;
  sent: number;
  accepted: number;
}

const negotiate = async (
  negotiators: Couple,
  clients: Record<Party, TestClient>,
  expected: Expected,
  { party, does, patch, which, amount }: Step,
): Promise<void> => {
  const [client, act] = [clients[party], acts[party]];
  const { proposals } = await client.get(act.list);
  const proposal = proposals.at(which % Math.max(1, proposals.length));
  const params = { id: proposal?.id ?? crypto.randomUUID() };
  const isOwn = proposal?.author === party;
  const isWaiting = proposal?.state === 'sent';
  if (does === 'edit') {
    await negotiators.draft({ ...expected.answers, agreedChildSupportAmount: amount });
    expected.answers = { ...expected.answers, agreedChildSupportAmount: amount };
  } else if (does === 'approve') {
    const { hash } = await clients.owner.get(getAgreement);
    if (party === 'owner') await client.call(approveAgreement, { body: { hash } });
    else await client.call(approveAsPartner, { body: { hash } });
  } else if (does === 'send' || does === 'counter') {
    const counters = does === 'counter' ? { counters: params.id } : {};
    const { status } = await client.call(act.send, { body: { patch, reason: `Reason of the ${party}`, ...counters } });
    const changes = Object.entries(patch).some(([field, value]) => expected.answers[field] !== value);
    // One whose answer has changed since can still be countered.
    const mayCounter = does === 'send' || ((isWaiting || proposal?.state === 'superseded') && !isOwn);
    expect(status === 201).toBe(changes && mayCounter);
    if (status === 201) expected.sent++;
  } else if (does === 'accept') {
    const { status } = await client.call(act.accept, {
      params,
      body: { result: proposal?.price?.result ?? 'f'.repeat(64) },
    });
    expect(status === 200).toBe(isWaiting && !isOwn);
    if (status !== 200) return;
    expected.accepted++;
    expected.answers = { ...expected.answers, ...proposal?.to };
  } else {
    const { status } = await client.call(act[does], { params, ...(does === 'refuse' && { body: { reason: 'No.' } }) });
    if (!proposal || (does === 'withdraw') !== isOwn) expect(status).toBe(404);
  }
};

/** One current version, approvals of its hash only, every accepted term in the answers, the whole history. */
const mustHold = async (owner: TestClient, { answers, sent, accepted }: Expected, ended: Map<string, string>) => {
  const agreement = await owner.get(getAgreement);
  const { versions } = await owner.get(getVersions);
  expect(versions.slice(1).every(({ state }) => state === 'voided')).toBe(true);
  expect(versions[0]).toMatchObject({ version: agreement.version, hash: agreement.hash });
  expect(agreement.approvals.every(({ hash }) => hash === agreement.hash)).toBe(true);
  const { proposals, answers: shown } = await owner.get(contract.getProposals);
  expect(shown).toMatchObject(answers);
  expect(proposals).toHaveLength(sent);
  expect(proposals.filter(({ state }) => state === 'accepted')).toHaveLength(accepted);
  for (const { id, state } of proposals) {
    if (ended.has(id)) expect(state).toBe(ended.get(id));
    if (state !== 'sent' && state !== 'superseded') ended.set(id, state);
  }
};

test('a negotiation loses no accepted term, whatever both do in any order', async () => {
  const sequences = fc.array(steps, { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const negotiators = await Couple.of(service);
      const start = { agreedChildSupportAmount: 1_450, supportDay: 'First day of the month' } as const;
      await negotiators.draft(start);
      await negotiators.invite();
      const clients = { owner: negotiators.owner, partner: await negotiators.reviewer() };
      const expected: Expected = { answers: start, sent: 0, accepted: 0 };
      const ended = new Map<string, string>();
      for (const step of sequence) {
        await negotiate(negotiators, clients, expected, step);
        await mustHold(clients.owner, expected, ended);
      }
    }),
    { numRuns: SEQUENCES, seed: Number(process.env.FAST_CHECK_SEED ?? 1), endOnFailure: true },
  );
}, 86_400_000);
