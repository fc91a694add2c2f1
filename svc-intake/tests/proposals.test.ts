import { declineAsPartner, getAccess } from '@evenhand/contracts/access/access';
import { approveAgreement, draftAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import * as contract from '@evenhand/contracts/agreement/proposal-calls';
import { movesInCents } from '@evenhand/contracts/agreement/proposal-price';
import {
  MOST_PROPOSALS_A_DAY,
  NEWEST_ENDED,
  PROPOSAL_DAYS,
  shownInCents,
} from '@evenhand/contracts/agreement/proposals';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { mailsChosen } from '@evenhand/contracts/events/mails-chosen';
import { getIntake, submitIntake } from '@evenhand/contracts/intake/intake';
import { cents } from '@evenhand/contracts/money';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import type { TestClient } from '@evenhand/service-kit/testing/test-client';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { inDays } from './support/clock.js';
import { completeRecord } from './support/record.js';
import { codeOf, couple, pointersOf, service, withCouple } from './support/with-couple.js';

withCouple();

/** Invited; the partner reads the draft. */
const reviewing = async (): Promise<TestClient> => {
  await couple.draft();
  await couple.invite();
  return couple.reviewer();
};
const support = (dollars: number) => ({ patch: { agreedChildSupportAmount: dollars } });
const asked = (dollars: number) => ({ body: { ...support(dollars), reason: 'I pay for day care.' } });
const list = async (client: TestClient) => shownInCents(await client.get(contract.getProposals));
const newest = async (client = couple.owner) => {
  const [first] = (await list(client)).proposals;
  if (!first) throw new Error('there is no proposal');
  return first;
};
const accept = (id: string, result: string) =>
  couple.owner.call(contract.acceptProposal, { params: { id }, body: { result } });

test('a proposal has a price: what each household has a month before and after, and the changed words', async () => {
  const partner = await reviewing();
  const price = await partner.get(contract.priceAsPartner, { body: support(1_600) });
  const { monthly } = price;
  if (!monthly) throw new Error('the incomes are known');
  expect(monthly.after.owner - monthly.before.owner).toBe(15_000);
  expect(monthly.after.partner - monthly.before.partner).toBe(-15_000);
  expect(price.once).toEqual({ owner: 0, partner: 0 });
  expect(price.inAll?.owner).toBeGreaterThan(15_000);
  const words = price.redlines.flatMap(({ texts }) => texts.flat());
  expect(words).toContainEqual({ kind: 'removed', text: '1,450.00' });
  expect(price.unchanged).toBeGreaterThan(20);
  expect(price.findings).toEqual([]);
});

test('a proposal that contradicts the law has the finding in its price', async () => {
  const partner = await reviewing();
  const { findings } = await partner.get(contract.priceAsPartner, { body: support(100) });
  expect(findings.map(({ id }) => id)).toContain('amount-below-table-with-reason');
});

test('the owner accepts a proposal: the answers change, a new version is made and both approve it', async () => {
  const partner = await reviewing();
  await couple.owner.get(approveAgreement, { body: { hash: (await couple.owner.get(getAgreement)).hash } });
  await partner.get(contract.proposeAsPartner, asked(1_600));
  const { id, price, author, from, to } = await newest();
  expect((await list(couple.owner)).answers).toMatchObject({ agreedChildSupportAmount: cents(145_000) });
  expect({ author, from, to }).toEqual({
    author: 'partner',
    from: null,
    to: { agreedChildSupportAmount: cents(160_000) },
  });
  const answer = await accept(id, price?.result ?? '');
  expect(answer.status).toBe(200);
  const agreement = await couple.owner.get(getAgreement);
  expect(agreement).toMatchObject({ version: 2, state: 'in_review', approvals: [], hash: price?.result });
  expect(agreement.answersChanged).toBe(false);
  expect(JSON.stringify(agreement.document)).toContain('$1,600.00');
  expect((await partner.get(getAccess)).agreement?.hash).toBe(agreement.hash);
  expect(await newest()).toMatchObject({ state: 'accepted', from: { agreedChildSupportAmount: cents(145_000) } });
  await couple.partnerApproves(agreement.hash, partner);
  await couple.owner.get(approveAgreement, { body: { hash: agreement.hash } });
  expect((await couple.owner.get(getAgreement)).state).toBe('ready');
});

test('a submission from before an acceptance does not change the accepted answer back', async () => {
  const partner = await reviewing();
  const { version } = await couple.owner.get(getIntake);
  await partner.get(contract.proposeAsPartner, asked(1_600));
  const { id, price } = await newest();
  await accept(id, price?.result ?? '');
  const stale = completeRecord({ userEmail: couple.ownerEmail, partnerEmail: couple.partnerEmail });
  const submit = (more: object) => couple.owner.call(submitIntake, { body: { ...stale, ...more } });
  for (const based of [{}, { basedOn: version }]) {
    const refused = await submit(based);
    expect(codeOf(refused)).toBe('changed-elsewhere');
    expect(pointersOf(refused)).toEqual(['/agreedChildSupportAmount']);
  }
  const current = await couple.owner.get(getIntake);
  expect(current.record.agreedChildSupportAmount).toBe(1_600);
  expect((await newest()).state).toBe('accepted');
  expect((await submit({ basedOn: current.version })).status).toBe(200);
  expect((await submit({ basedOn: current.version + 9 })).status).toBe(422);
});

test('the partner accepts a proposal of the owner', async () => {
  const partner = await reviewing();
  await couple.owner.get(contract.sendProposal, asked(1_500));
  const { proposals } = await partner.get(contract.getPartnersProposals);
  const [{ id, price } = { id: '', price: null }] = proposals;
  const body = { result: price?.result ?? '' };
  const { party } = await partner.get(contract.acceptAsPartner, { params: { id }, body });
  expect(party).toBe('partner');
  expect((await couple.owner.get(getAgreement)).version).toBe(2);
});

test('acceptance is refused when the agreement has changed since the price was shown', async () => {
  const partner = await reviewing();
  await partner.get(contract.proposeAsPartner, asked(1_600));
  const { id, price } = await newest();
  await couple.submit({ debtDivisionDescription: 'Noah pays the cards.' });
  expect(codeOf(await accept(id, price?.result ?? ''))).toBe('answers-changed');
  await couple.owner.get(draftAgreement);
  expect(codeOf(await accept(id, price?.result ?? ''))).toBe('changed-elsewhere');
  expect((await accept(id, (await newest()).price?.result ?? '')).status).toBe(200);
});

test('the partner reads the answers of the draft, not what the owner submitted since', async () => {
  const partner = await reviewing();
  await partner.get(contract.proposeAsPartner, asked(1_600));
  const before = await list(couple.owner);
  await couple.submit({ debtDivisionDescription: 'Noah pays the cards.', agreedChildSupportAmount: 1_500 });
  for (const client of [partner, couple.owner]) {
    const { body } = await client.call(client === partner ? contract.getPartnersProposals : contract.getProposals);
    expect(JSON.stringify(body)).not.toContain('Noah pays the cards.');
  }
  const { answers, proposals, closedBy } = shownInCents(await partner.get(contract.getPartnersProposals));
  expect({ answers, closedBy }).toEqual({ answers: before.answers, closedBy: 'answers-changed' });
  expect(proposals).toMatchObject([{ state: 'sent', price: null }]);
});

test('a proposal is superseded when the answer that it would change has changed', async () => {
  const partner = await reviewing();
  await partner.get(contract.proposeAsPartner, asked(1_600));
  await couple.draft({ agreedChildSupportAmount: 1_500 });
  const { id, state, price } = await newest();
  expect({ state, price }).toEqual({ state: 'superseded', price: null });
  expect(codeOf(await accept(id, '0'.repeat(64)))).toBe('proposal-ended');
});

test('a proposal about a question that only its own patch opens waits for an answer, whatever was answered before', async () => {
  await couple.draft({ agreedChildSupportAmount: undefined, childSupportReason: 'An old reason.' });
  await couple.invite();
  const partner = await couple.reviewer();
  const patch = { agreedChildSupportAmount: 1_600, childSupportReason: 'I pay for day care.' };
  await partner.get(contract.proposeAsPartner, { body: { patch, reason: 'Day care.' } });
  const { id, state, price } = await newest();
  expect(state).toBe('sent');
  expect((await accept(id, price?.result ?? '')).status).toBe(200);
});

test('the overview counts the proposals that wait for each of the two', async () => {
  const partner = await reviewing();
  const waiting = async () => (await couple.owner.get(getCaseOverview)).waiting;
  expect(await waiting()).toEqual({ owner: 0, partner: 0 });
  await partner.get(contract.proposeAsPartner, asked(1_600));
  await couple.owner.get(contract.sendProposal, asked(1_500));
  expect(await waiting()).toEqual({ owner: 1, partner: 1 });
  const { id, price } = (await list(couple.owner)).proposals.find(({ author }) => author === 'partner') ?? { id: '' };
  expect((await accept(id, price?.result ?? '')).status).toBe(200);
  expect(await waiting()).toEqual({ owner: 0, partner: 0 });
});

test('a refusal keeps its reason, and a refused proposal cannot be accepted', async () => {
  const partner = await reviewing();
  await partner.get(contract.proposeAsPartner, asked(1_600));
  const { id, price } = await newest();
  await couple.owner.get(contract.refuseProposal, { params: { id }, body: { reason: 'That is too much.' } });
  const { proposals } = await partner.get(contract.getPartnersProposals);
  expect(proposals).toMatchObject([{ state: 'refused', answer: 'That is too much.', price: null }]);
  expect(codeOf(await accept(id, price?.result ?? ''))).toBe('proposal-ended');
  const again = { params: { id }, body: { reason: '' } };
  expect(codeOf(await couple.owner.call(contract.refuseProposal, again))).toBe('proposal-ended');
});

test('a counter-proposal ends the proposal that it answers', async () => {
  const partner = await reviewing();
  await partner.get(contract.proposeAsPartner, asked(1_600));
  const { id } = await newest();
  const { body } = asked(1_525);
  const sent = await couple.owner.get(contract.sendProposal, { body: { ...body, counters: id } });
  expect(sent.proposals.map(({ author, state }) => [author, state])).toEqual([
    ['owner', 'sent'],
    ['partner', 'countered'],
  ]);
});

test('only its author takes a proposal back, and only the other party answers it', async () => {
  const partner = await reviewing();
  await partner.get(contract.proposeAsPartner, asked(1_600));
  const { id, price } = await newest();
  const own = { params: { id }, body: { result: price?.result ?? '' } };
  expect((await partner.call(contract.acceptAsPartner, own)).status).toBe(404);
  expect((await couple.owner.call(contract.withdrawProposal, { params: { id } })).status).toBe(404);
  const { proposals } = await partner.get(contract.withdrawAsPartner, { params: { id } });
  expect(proposals).toMatchObject([{ state: 'withdrawn' }]);
  expect(codeOf(await partner.call(contract.withdrawAsPartner, { params: { id } }))).toBe('proposal-ended');
});

test('a proposal lapses after fourteen days', async () => {
  const partner = await reviewing();
  await partner.get(contract.proposeAsPartner, asked(1_600));
  const { id, price } = await newest();
  await inDays(service, PROPOSAL_DAYS + 1, async () => {
    expect((await newest()).state).toBe('lapsed');
    expect(codeOf(await accept(id, price?.result ?? ''))).toBe('proposal-ended');
  });
});

test('a patch is refused when it changes nothing, cannot be true, or is about a question that is not asked', async () => {
  const partner = await reviewing();
  const pointers = async (patch: object) =>
    pointersOf(await partner.call(contract.priceAsPartner, { body: { patch } }));
  expect(await pointers({ agreedChildSupportAmount: 1_450 })).toEqual(['/patch']);
  expect(await pointers({ spousalSupportAmount: 100 })).toEqual(['/spousalSupportAmount']);
  expect((await partner.call(contract.priceAsPartner, { body: { patch: { userIncome: 1 } } })).status).toBe(422);
  expect((await partner.call(contract.priceAsPartner, { body: { patch: {} } })).status).toBe(422);
});

test.each([
  [{ parentingSchedule: '2-2-5-5' }, ['scheduleStartsOn', 'scheduleStartsWith', 'exchangeHour']],
  [{ decisionMaking: 'One parent' }, ['decisionMaker']],
  [{ supportRelease: null }, ['supportRelease']],
  [{ spousalSupportRequested: true }, ['spousalSupportPayer', 'spousalSupportAmount']],
  [{ equalizationOutcome: 'One of us pays the other' }, ['equalizationPayer']],
  [{ homePlan: 'One of us buys the other out' }, ['homeKeeper', 'homePrice', 'homeBy']],
])('a proposal that would leave a blank asks for its answers and is refused without them: %j', async (patch, asks) => {
  const partner = await reviewing();
  const price = await partner.get(contract.priceAsPartner, { body: { patch } });
  expect(price.asks).toEqual(expect.arrayContaining(asks));
  const sent = await partner.call(contract.proposeAsPartner, { body: { patch, reason: 'For both of us.' } });
  expect(sent.status).toBe(422);
  expect(pointersOf(sent)).toEqual(expect.arrayContaining(asks.map((field) => `/${field}`)));
});

test('a proposal that another accepted one made leave a blank is not accepted', async () => {
  await couple.draft({ homePlan: 'We sell it', homeBy: '2027-09-01' });
  await couple.invite();
  const partner = await couple.reviewer();
  for (const patch of [{ homeDivisionDescription: null }, { homePlan: null }])
    await partner.get(contract.proposeAsPartner, { body: { patch, reason: 'The home.' } });
  const [own, other] = (await list(couple.owner)).proposals;
  expect((await accept(own?.id ?? '', own?.price?.result ?? '')).status).toBe(200);
  const { id, state, price } = (await list(couple.owner)).proposals[1] ?? { id: '' };
  expect({ id, state, asks: price?.asks }).toEqual({ id: other?.id, state: 'sent', asks: ['homeDivisionDescription'] });
  expect((await accept(id, price?.result ?? '')).status).toBe(422);
});

test('a patch is refused when it makes another answer impossible', async () => {
  const partner = await reviewing();
  const patch = { marriageDate: '2025-12-24' };
  expect(pointersOf(await partner.call(contract.priceAsPartner, { body: { patch } }))).toEqual(['/separationDate']);
});

test('the owner is mailed once an hour about the partner’s proposals, without a word of them', async () => {
  const partner = await reviewing();
  await partner.get(contract.proposeAsPartner, asked(1_600));
  await partner.get(contract.proposeAsPartner, {
    body: { patch: { supportDay: 'Last day of the month' }, reason: 'Pay day' },
  });
  await eventually(async () => expect(await service.query('SELECT 1 FROM outbox')).toEqual([]));
  const news = (await mailTo(couple.ownerEmail)).filter(({ subject }) => subject === mailIntake.news.subject);
  expect(news).toHaveLength(1);
  expect(JSON.stringify(news)).not.toMatch(/1[ ,]?600|day care|Pay day/);
});

test('an owner who turned off mails about proposals gets none, and the mail about a decline still comes', async () => {
  const partner = await reviewing();
  const { caseId } = couple.who;
  await service.deliver(mailsChosen, { caseId, news: false, reminders: true, at: new Date().toISOString() });
  const isKept = () => service.query('SELECT 1 FROM cases WHERE id = $1 AND NOT wants_news', [caseId]);
  await eventually(async () => expect(await isKept()).toHaveLength(1));
  await partner.get(contract.proposeAsPartner, asked(1_600));
  await partner.get(declineAsPartner, { body: { reason: '' } });
  const subjects = async () =>
    (await mailTo(couple.ownerEmail)).filter(({ subject }) => subject === mailIntake.news.subject);
  await eventually(async () => expect(await subjects()).toHaveLength(1));
  expect((await subjects())[0]?.text).toContain('was declined');
});

test('equal moves change another amount and move as much for both', async () => {
  await couple.draft({
    equalizationOutcome: 'One of us pays the other',
    equalizationPayer: 'partner',
    equalizationAmount: 20_000,
    equalizationForm: 'In one payment',
    equalizationDate: '2027-06-01',
  });
  await couple.invite();
  const partner = await couple.reviewer();
  const answer = await partner.get(contract.findEqualMovesAsPartner, { body: support(1_500) });
  const { moves, none } = movesInCents(answer);
  for (const { patch } of moves) expect(Object.keys(patch)).not.toContain('agreedChildSupportAmount');
  expect(moves.length > 0).toBe(none === null);
  expect(await couple.owner.get(contract.findEqualMoves, { body: support(1_500) })).toEqual(answer);
});

test('an open point has what each of the two wants, who asked for it, and what the partner’s value moves for each', async () => {
  const partner = await reviewing();
  await partner.get(contract.proposeAsPartner, asked(1_600));
  const { body } = asked(1_500);
  await couple.owner.get(contract.sendProposal, { body });
  await partner.get(contract.proposeAsPartner, {
    body: { patch: { supportDay: 'Last day of the month' }, reason: 'Pay day' },
  });
  const { points, proposals } = await list(couple.owner);
  const [day, own, first] = proposals;
  expect(points).toMatchObject([
    {
      field: 'agreedChildSupportAmount',
      wanted: { owner: { agreedChildSupportAmount: 150_000 }, partner: { agreedChildSupportAmount: 160_000 } },
      askedIn: { owner: own?.id, partner: first?.id },
      monthly: { owner: 10_000, partner: -10_000 },
    },
    {
      field: 'supportDay',
      wanted: { owner: { supportDay: null }, partner: { supportDay: 'Last day of the month' } },
      askedIn: { owner: null, partner: day?.id },
      monthly: { owner: 0, partner: 0 },
      // One payment fewer before the first child is of age.
      inAll: { owner: -145_000, partner: 145_000 },
    },
  ]);
  const { owner = 0, partner: theirs = 0 } = points[0]?.inAll ?? {};
  expect(owner).toBeGreaterThan(10_000);
  expect(theirs).toBe(-owner);
  expect((await couple.owner.get(getAgreement)).document.articles).toContainEqual(
    expect.objectContaining(points[0]?.article ?? { id: '' }),
  );
  await couple.owner.get(contract.refuseProposal, { params: { id: day?.id ?? '' }, body: { reason: '' } });
  expect((await partner.get(contract.getPartnersProposals)).points).toHaveLength(1);
});

test('the list has the newest ended proposals, the pages have all of them, and a day has a limit', async () => {
  const partner = await reviewing();
  for (let sent = 0; sent < MOST_PROPOSALS_A_DAY; sent += 1) {
    const [{ id } = { id: '' }] = (await partner.get(contract.proposeAsPartner, asked(1_600 + sent))).proposals;
    await partner.get(contract.withdrawAsPartner, { params: { id } });
  }
  const { proposals, ended } = await partner.get(contract.getPartnersProposals);
  expect({ ended, shown: proposals.length }).toEqual({ ended: 30, shown: NEWEST_ENDED });
  const last = { query: { page: '4' } };
  const page = await partner.get(contract.listEndedForPartner, last);
  expect({ found: page.found, shown: page.proposals.length }).toEqual({ found: 30, shown: 6 });
  expect(page.proposals.at(-1)?.to).toEqual({ agreedChildSupportAmount: 1_600 });
  expect(await couple.owner.get(contract.listEndedProposals, last)).toEqual(page);
  const refused = await partner.call(contract.proposeAsPartner, asked(1_700));
  expect(refused.body).toMatchObject({ code: 'list-is-full', detail: intakeServer.tooManyToday });
  await inDays(service, 1.1, async () => {
    expect((await partner.call(contract.proposeAsPartner, asked(1_700))).status).toBe(201);
  });
});
