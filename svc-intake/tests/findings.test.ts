import { approveAgreement, draftAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import { type AgreementFindings, chooseFigures, getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import type { Party } from '@evenhand/contracts/identity';
import { Couple } from './support/couple.js';
import { deliverDisclosure, OPENED } from './support/disclosed.js';
import { couple, service, withCouple } from './support/with-couple.js';

withCouple();

const found = ({ findings }: AgreementFindings) => findings.map(({ id }) => id);
const states = ({ checklist }: AgreementFindings) => Object.fromEntries(checklist.map(({ id, state }) => [id, state]));

test('there are no findings when there is no agreement', async () => {
  expect((await couple.owner.call(getAgreementFindings)).status).toBe(404);
  const choices = [{ fact: 'owner-income', source: 'answer' }];
  expect((await couple.owner.call(chooseFigures, { body: { choices } })).status).toBe(404);
});

test('each finding names its answers and its legal source', async () => {
  await couple.submit({
    residentialParent: 'partner',
    homeMortgageBalance: undefined,
    partnerIncome: 64_000,
  });
  await couple.owner.get(draftAgreement);
  const findings = await couple.owner.get(getAgreementFindings);
  expect(found(findings)).toEqual(['home-without-plan', 'payer-has-the-children', 'equalization-without-disclosure']);
  expect(findings.findings[1]).toMatchObject({
    severity: 'attention',
    why: expect.stringContaining('Federal Child Support Guidelines'),
    answers: ['childSupportPayer', 'residentialParent'],
  });
});

test('equalization without disclosure is a finding until a disclosure is frozen', async () => {
  await couple.draft();
  expect(found(await couple.owner.get(getAgreementFindings))).toContain('equalization-without-disclosure');
  await disclose('owner', 1);
  expect(found(await couple.owner.get(getAgreementFindings))).not.toContain('equalization-without-disclosure');
});

test('a finding disappears without a new draft when its answers are corrected', async () => {
  await couple.submit({ residentialParent: 'partner' });
  await couple.owner.get(draftAgreement);
  await couple.submit();
  expect(found(await couple.owner.get(getAgreementFindings))).not.toContain('payer-has-the-children');
});

test('another case has no findings: 404', async () => {
  await couple.draft();
  const stranger = await Couple.of(service);
  expect((await stranger.owner.call(getAgreementFindings)).status).toBe(404);
});

test('the checklist follows the agreement from draft to signatures', async () => {
  await couple.draft();
  expect(states(await couple.owner.get(getAgreementFindings))).toMatchObject({
    'in-writing': 'done',
    'both-read': 'open',
    'legal-advice': 'later',
    'witness-named': 'later',
  });
  const { hash } = await couple.ready();
  const ready = states(await couple.owner.get(getAgreementFindings));
  expect(ready).toMatchObject({ 'both-read': 'done', 'legal-advice': 'open', 'witness-named': 'open' });
  await couple.ownerSigns(hash);
  expect(states(await couple.owner.get(getAgreementFindings))).toMatchObject({ 'witness-named': 'open' });
  await couple.partnerSigns(hash, await couple.signer());
  const { 'disclosure-exchanged': disclosure, ...others } = states(await couple.owner.get(getAgreementFindings));
  expect(new Set(Object.values(others))).toEqual(new Set(['done']));
  expect(disclosure).toBe('open');
});

test('a figure that a disclosure states differently blocks the approval until it is chosen', async () => {
  await couple.draft();
  await deliverDisclosure(service, { caseId: couple.who.caseId, party: 'owner', from: null, income: 210_000_00 });
  const open = await couple.owner.get(draftAgreement);
  expect(open.document.missing.map(({ answer }) => answer)).toContain('userIncome');
  expect((await couple.owner.call(approveAgreement, { body: { hash: open.hash } })).status).toBe(409);
  const { figures } = await couple.owner.get(getAgreementFindings);
  expect(figures).toMatchObject([{ fact: 'owner-income', chosen: null }]);
  expect(figures[0]?.stated.at(-1)).toEqual({ source: 'owner-statement', figure: '$210,000.00' });
  const chosen = await couple.owner.get(chooseFigures, {
    body: { choices: [{ fact: 'owner-income', source: 'owner-statement' }] },
  });
  expect(chosen.figures).toMatchObject([{ chosen: 'owner-statement' }]);
  expect((await couple.owner.get(getAgreement)).answersChanged).toBe(true);
  const settled = await couple.owner.get(draftAgreement);
  expect(settled.document.missing).toEqual([]);
  expect(JSON.stringify(settled.document.articles)).toContain('$210,000.00');
});

test('the overview has the blanks and the figures of the draft when a disclosure states another income', async () => {
  await couple.draft();
  await deliverDisclosure(service, { caseId: couple.who.caseId, party: 'owner', from: null, income: 210_000_00 });
  const { document } = await couple.owner.get(draftAgreement);
  const open = await couple.owner.get(getCaseOverview);
  expect(open.missing).toEqual(document.missing);
  expect(open.spousalSupport).toMatchObject({ kind: 'unknown', missing: ['userIncome'] });
  await couple.owner.get(chooseFigures, { body: { choices: [{ fact: 'owner-income', source: 'owner-statement' }] } });
  const settled = await couple.owner.get(getCaseOverview);
  expect(settled).toMatchObject({ missing: [], spousalSupport: { kind: 'known', payor: 'owner' } });
});

test('figures are fixed once the first has signed', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const answer = await couple.owner.call(chooseFigures, {
    body: { choices: [{ fact: 'owner-income', source: 'answer' }] },
  });
  expect(answer).toMatchObject({ status: 409, body: { code: 'signing-has-begun' } });
});

const disclose = (party: Party, minute: number, opened = false) =>
  deliverDisclosure(service, {
    caseId: couple.who.caseId,
    party,
    minute,
    name: `Savings of the ${party}, ${minute}`,
    from: party === 'partner' ? couple.partnerEmail : null,
    openedBy: party === 'owner' && opened ? couple.partnerEmail : null,
    openedAt: opened ? OPENED : null,
  });

test('a disclosure marks the agreement as outdated, and becomes schedules A to C', async () => {
  await couple.draft();
  await disclose('owner', 1);
  expect(await couple.owner.get(getAgreement)).toMatchObject({ answersChanged: true });
  await disclose('partner', 2);
  const { answersChanged, document } = await couple.owner.get(draftAgreement);
  expect(answersChanged).toBe(false);
  expect(document.schedules.slice(0, 3).map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
  expect(JSON.stringify(document.schedules[0])).toContain('Savings of the owner, 1');
  await disclose('partner', 1);
  await disclose('partner', 2, true);
  expect(await couple.owner.get(getAgreement)).toMatchObject({ answersChanged: false });
  await disclose('partner', 3);
  expect(await couple.owner.get(getAgreement)).toMatchObject({ answersChanged: true });
});
