import { approveAsPartner } from '@evenhand/contracts/access/access';
import {
  type Agreement,
  approveAgreement,
  draftAgreement,
  getAgreement,
} from '@evenhand/contracts/agreement/agreement';
import { commentAsPartner, writeComment } from '@evenhand/contracts/agreement/comments';
import { NegotiableField } from '@evenhand/contracts/agreement/negotiable';
import * as contract from '@evenhand/contracts/agreement/proposal-calls';
import { getVersions } from '@evenhand/contracts/agreement/versions';
import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { Party } from '@evenhand/contracts/identity';
import { getIntake, submitIntake } from '@evenhand/contracts/intake/intake';
import { WrittenRecord } from '@evenhand/contracts/intake/written';
import { Problem } from '@evenhand/contracts/problems';
import { other } from '@evenhand/family-law/parties';
import type { TestClient } from '@evenhand/service-kit/testing/test-client';
import fc from 'fast-check';
import { z } from 'zod';
import { Couple } from './support/couple.js';
import { filesFor, pagesOf } from './support/private-words.js';
import { completeRecord } from './support/record.js';
import { codeOf, couple, service, withCouple } from './support/with-couple.js';

/** `NEGOTIATIONS=10000 npm test -- svc-intake/tests/negotiation.test.ts` runs as many sequences. */
const SEQUENCES = Number(process.env.NEGOTIATIONS ?? 4);
const OF_A_COUPLE = Math.min(SEQUENCES, 20);

withCouple();

const acts = {
  owner: {
    list: contract.getProposals,
    comment: writeComment,
    send: contract.sendProposal,
    accept: contract.acceptProposal,
    refuse: contract.refuseProposal,
    withdraw: contract.withdrawProposal,
  },
  partner: {
    list: contract.getPartnersProposals,
    comment: commentAsPartner,
    send: contract.proposeAsPartner,
    accept: contract.acceptAsPartner,
    refuse: contract.refuseAsPartner,
    withdraw: contract.withdrawAsPartner,
  },
};

const PRIVATE = { owner: 'quince of the owner', partner: 'medlar of the partner' };
const COMMENT = 'a comment for both';
const REASON = 'Reason of the';

const dollars = fc.integer({ min: 1_440, max: 1_470 });
const supportDay = fc.constantFrom('First day of the month', '15th day of the month', 'Last day of the month');
const patches = fc.oneof(
  fc.record({ agreedChildSupportAmount: dollars }),
  fc.record({ supportDay }),
  fc.record({ agreedChildSupportAmount: dollars, supportDay }),
);
const steps = fc.record({
  party: fc.constantFrom(...Party.options),
  does: fc.constantFrom(
    'send',
    'send',
    'accept',
    'accept',
    'refuse',
    'withdraw',
    'counter',
    'edit',
    'approve',
    'stale',
    'note',
    'comment',
  ),
  patch: patches,
  which: fc.nat(4),
  amount: dollars,
});
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

/** What must be true of the case, kept apart from the service. */
interface Expected {
  answers: Record<string, unknown>;
  /** Accepted and not edited since. */
  kept: Record<string, unknown>;
  sent: number;
  accepted: number;
}

const START = { agreedChildSupportAmount: 1_450, supportDay: 'First day of the month' } as const;

/** Posts the answers of the first draft. What was accepted since stays, or the whole submission is refused. */
const submitFromAnOldTab = async (negotiators: Couple, expected: Expected, isBased: boolean): Promise<void> => {
  const { owner, ownerEmail, partnerEmail } = negotiators;
  const before = await owner.get(getIntake);
  const old = completeRecord({ userEmail: ownerEmail, partnerEmail, ...START });
  const answer = await owner.call(submitIntake, { body: { ...old, ...(isBased && { basedOn: 1 }) } });
  const { record } = await owner.get(getIntake);
  expect(record).toMatchObject(expected.kept);
  if (answer.status === 200) {
    expected.answers = { ...expected.answers, ...START };
    await owner.get(draftAgreement);
  } else {
    expect(codeOf(answer)).toBe('changed-elsewhere');
    expect(record).toEqual(before.record);
  }
};

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
    const { agreedChildSupportAmount: _, ...kept } = expected.kept;
    expected.kept = kept;
  } else if (does === 'stale') {
    await submitFromAnOldTab(negotiators, expected, which % 2 === 0);
  } else if (does === 'note' || does === 'comment') {
    const [audience, text] = does === 'note' ? (['self', PRIVATE[party]] as const) : (['both', COMMENT] as const);
    await client.get(act.comment, { body: { clauseId: 'background', audience, text } });
  } else if (does === 'approve') {
    const { hash } = await clients.owner.get(getAgreement);
    if (party === 'owner') await client.call(approveAgreement, { body: { hash } });
    else await client.call(approveAsPartner, { body: { hash } });
  } else if (does === 'send' || does === 'counter') {
    const counters = does === 'counter' ? { counters: params.id } : {};
    const { status } = await client.call(act.send, { body: { patch, reason: `${REASON} ${party}`, ...counters } });
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
    expected.kept = { ...expected.kept, ...proposal?.to };
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
  const { proposals: listed, answers: shown } = await owner.get(contract.getProposals);
  expect(shown).toMatchObject(answers);
  const pages = await Promise.all(
    ['1', '2'].map((page) => owner.get(contract.listEndedProposals, { query: { page } })),
  );
  const proposals = [
    ...listed.filter(({ state }) => state === 'sent' || state === 'superseded'),
    ...pages.flatMap((page) => page.proposals),
  ];
  expect(proposals).toHaveLength(sent);
  expect(proposals.filter(({ state }) => state === 'accepted')).toHaveLength(accepted);
  for (const { id, state } of proposals) {
    if (ended.has(id)) expect(state).toBe(ended.get(id));
    if (state !== 'sent' && state !== 'superseded') ended.set(id, state);
  }
};

/** Notes and new answers stay with their author; no file of the draft has notes, comments or reasons. */
const keepsPrivate = async (negotiators: Couple, clients: Record<Party, TestClient>): Promise<void> => {
  const { version } = await clients.owner.get(getAgreement);
  for (const party of Party.options) {
    const files = await filesFor(party, clients[party], version);
    for (const words of [...Object.values(PRIVATE), COMMENT, REASON]) expect(files).not.toContain(words);
  }
  await negotiators.submit({ debtDivisionDescription: PRIVATE.owner });
  for (const party of Party.options)
    expect(await pagesOf(party, clients[party], version)).not.toContain(PRIVATE[other(party)]);
};

/** The same people begin again: nothing proposed, the answers of the first draft. */
const beginAgain = async (negotiators: Couple): Promise<Expected> => {
  await service.query('DELETE FROM proposals WHERE case_id = $1', [negotiators.who.caseId]);
  await negotiators.draft(START);
  return { answers: START, kept: {}, sent: 0, accepted: 0 };
};

test('a negotiation loses no accepted term and shows nothing private, whatever both do in any order', async () => {
  const sequence = fc.array(steps, { minLength: 4, maxLength: 14 });
  const sequences = fc.array(sequence, { minLength: OF_A_COUPLE, maxLength: OF_A_COUPLE });
  await fc.assert(
    fc.asyncProperty(sequences, async (ofCouple) => {
      const negotiators = await Couple.of(service);
      await negotiators.draft(START);
      await negotiators.invite();
      const clients = { owner: negotiators.owner, partner: await negotiators.reviewer() };
      for (const one of ofCouple) {
        const expected = await beginAgain(negotiators);
        const ended = new Map<string, string>();
        for (const step of one) {
          await negotiate(negotiators, clients, expected, step);
          await mustHold(clients.owner, expected, ended);
        }
      }
      await keepsPrivate(negotiators, clients);
    }),
    { numRuns: SEQUENCES / OF_A_COUPLE, seed: Number(process.env.FAST_CHECK_SEED ?? 1), endOnFailure: true },
  );
}, 86_400_000);

/** Answers of every kind; those that a field takes are tried. Amounts in dollars. */
const POOL: unknown[] = [
  ...[true, false, 0, 1_234, 45_000],
  ...Party.options,
  ...['2010-05-04', '2025-10-01', '2027-03-01', '2031-09-30', 'Some words', 'Ada Sample'],
  [],
  Array.from({ length: 14 }, (_, day) => (day % 7 < 4 ? 'owner' : 'partner')),
  [{ name: 'Léa', birthdate: '2014-03-02', specialNeeds: false }],
  [{ member: 'owner', plan: 'OMERS', settlement: 'The member keeps it' }],
  [{ name: 'Rex', livesWith: 'owner', costs: 'Both of us in equal parts' }],
  [{ kind: 'Child care', what: 'Day care', amount: 300, per: 'A month', paidBy: 'owner' }],
  [{ holiday: 'Canada Day', sharing: 'Half each', first: 'owner' }],
  [{ from: '2029-01-01', amount: 500 }],
];
const optionsOf = (schema: z.ZodType): unknown[] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return optionsOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodEnum) return schema.options;
  return schema instanceof z.ZodArray ? optionsOf(schema.element as z.ZodType).map((one) => [one]) : [];
};
const valuesOf = (field: NegotiableField): unknown[] => {
  const schema = WrittenRecord.shape[field];
  return [...optionsOf(schema), ...POOL].filter((value) => schema.safeParse(value).success);
};
/** Own words have to fit their sentence: `own-words.test.ts`. */
const fields = NegotiableField.options.filter((field) => field !== 'rewordings');
const anyPatch = fc
  .tuple(fc.uniqueArray(fc.constantFrom(...fields), { minLength: 1, maxLength: 2 }), fc.nat(1_000), fc.nat(12))
  .map(([chosen, at, nulls]) =>
    Object.fromEntries(
      chosen.map((field) => {
        const values = valuesOf(field);
        return [field, nulls === 0 ? null : values[at % values.length]];
      }),
    ),
  );

const DRAFTS = {
  'the Guidelines': { agreedChildSupportAmount: undefined },
  'agreed amounts': {
    homePlan: 'We sell it',
    homeBy: '2027-09-01',
    spousalSupportRequested: true,
    spousalSupportPayer: 'partner',
    spousalSupportAmount: 400,
    spousalSupportDuration: 'Until 31 December 2031',
    spousalSupportReason: 'The years at home.',
    equalizationOutcome: 'One of us pays the other',
    equalizationPayer: 'partner',
    equalizationAmount: 20_000,
    equalizationForm: 'In one payment',
    equalizationDate: '2027-06-01',
  },
} as const;

const missingIn = ({ document }: Agreement) => document.missing.map(({ answer }) => answer).toSorted();

/** The patch with an answer to each field that the refusal names; null where one has none. */
const completed = (patch: object, refusal: Problem): object | null => {
  const named = (refusal.errors ?? []).map(({ pointer }) => pointer.split('/')[1] ?? '');
  const open = fields.filter((field) => named.includes(field) && !(field in patch));
  return open.length === 0
    ? null
    : { ...patch, ...Object.fromEntries(open.map((field) => [field, valuesOf(field)[0]])) };
};

const ROUNDS = Number(process.env.NEGOTIATIONS ?? 10);

test.each(Object.entries(DRAFTS))(
  'no proposal is superseded at once, makes a blank unasked or lowers the progress, in an agreement with %s',
  async (_, draft) => {
    await couple.draft(draft);
    await couple.invite();
    const clients = { owner: couple.owner, partner: await couple.reviewer() };
    const standing = async () => {
      const agreement = await couple.owner.get(getAgreement);
      const { progress } = await couple.owner.get(getDashboard);
      const { answers } = (await couple.owner.get(getCaseBar)).parts;
      return { missing: missingIn(agreement), progress, answers };
    };
    const before = await standing();
    expect(before).toMatchObject({ missing: [], answers: 'full', progress: { currentStep: 'review' } });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(anyPatch, fc.constantFrom(...Party.options), async (start, party) => {
        const [author, reader] = [clients[party], clients[other(party)]];
        const { send, list, withdraw } = acts[party];
        let patch: object | null = start;
        for (let tries = 0; patch && tries < 8; tries++) {
          const answer = await author.call(send, { body: { patch, reason: 'For both of us.' } });
          if (answer.status === 201) break;
          expect(answer.status).toBe(422);
          patch = completed(patch, Problem.parse(answer.body));
        }
        const [sent] = (await author.get(list)).proposals;
        if (!patch || sent?.state !== 'sent' || !sent.price) {
          expect(patch).toBeNull();
          return;
        }
        expect(sent.price).toMatchObject({ missing: [], asks: [] });
        const params = { id: sent.id };
        const { result } = sent.price;
        const { status } = await reader.call(acts[other(party)].accept, { params, body: { result } });
        if (status === 200) accepted += 1;
        else await author.get(withdraw, { params });
        await service.query("UPDATE proposals SET sent_at = sent_at - interval '1 day'");
        expect([200, 422]).toContain(status);
        expect(await standing()).toEqual(before);
        expect((await author.get(list)).closedBy).toBeNull();
      }),
      { numRuns: ROUNDS, seed: Number(process.env.FAST_CHECK_SEED ?? 1), endOnFailure: true },
    );
    expect(accepted).toBeGreaterThan(0);
  },
  86_400_000,
);
