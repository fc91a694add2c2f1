import { type Agreement, approveAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import { DealLine } from '@evenhand/contracts/agreement/deal';
import { chooseFigures, getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { agreementWording } from '@evenhand/wording/agreement';
import { proposalsWording } from '@evenhand/wording/proposals';
import { fireEvent, screen } from '@testing-library/react';
import { agreementIn, hash, intake, missingDate, moment, overview, releasingAgreement } from './case-data';
import { createApi, openPage, press, problem } from './open-page';

const wording = agreementWording.approvals;
const open = (agreement: ReturnType<typeof agreementIn>) => {
  const api = createApi()
    .on(getIntake, () => intake)
    .on(getAgreement, () => agreement);
  openPage('/agreement');
  return api;
};

test('the agreement links a missing answer to its question and cannot be approved when one is open', async () => {
  open(agreementIn('draft', [missingDate]));
  const link = await screen.findByRole('link', { name: missingDate.sentence });
  expect(link.getAttribute('href')).toContain('change=separationDate&back=agreement');
  expect(screen.getByText(wording.approveMissing)).toBeVisible();
  expect(screen.getByRole('button', { name: wording.approve })).toBeDisabled();
});

test('the agreement is approved by the hash of the displayed text', async () => {
  const approved = { ...agreementIn('in_review'), approvals: [{ party: 'owner' as const, hash, at: moment }] };
  const api = open(agreementIn('in_review'));
  api.on(approveAgreement, () => {
    api.on(getAgreement, () => approved);
    return approved;
  });
  await press(wording.approve);
  expect(await screen.findByText(wording.mine)).toBeVisible();
  expect(screen.getByText(wording.theirsOpen)).toBeVisible();
  expect(api.bodiesOf(approveAgreement)).toEqual([{ hash }]);
});

test('the agreement marks only what changed since the approval before', async () => {
  const { articles, ...document } = agreementIn('draft').document;
  const changed = {
    title: agreementWording.versions.article(1, 'Background'),
    removed: [],
    added: ['The parties live separate and apart.'],
  };
  const other = { kind: 'paragraph' as const, number: '1.2', text: 'They were married.' };
  open({
    ...agreementIn('draft'),
    document: { ...document, articles: articles.map((one) => ({ ...one, blocks: [...one.blocks, other] })) },
    approvedBefore: { version: 1, changes: [changed] },
  });
  expect(await screen.findByRole('button', { name: wording.approve })).toBeEnabled();
  const marked = [...globalThis.document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['The parties live separate and apart.']);
  expect(screen.getAllByText(agreementWording.reader.changed)).toHaveLength(1);
});

test('the agreement shows the sentence of the service when an approval is refused', async () => {
  const detail = 'The answers have changed since this draft was made.';
  open(agreementIn('draft')).on(approveAgreement, () => problem('answers-changed', { detail }));
  await press(wording.approve);
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByText(wording.mineOpen)).toBeVisible();
});

test('the agreement links no answer to its question when signing has begun', async () => {
  open(agreementIn('partially_signed', [missingDate]));
  expect(await screen.findByText(missingDate.sentence)).toBeVisible();
  expect(screen.queryByRole('link', { name: missingDate.sentence })).toBeNull();
  expect(screen.getByRole('link', { name: wording.toSigning })).toHaveAttribute('href', '/flow/sign');
});

test('the agreement asks which figure applies when an answer and a disclosure differ, and sends the choice', async () => {
  const stated = [
    { source: 'answer' as const, figure: '$182,000.00' },
    { source: 'owner-statement' as const, figure: '$210,000.00' },
  ];
  const figures = { fact: 'owner-income' as const, stated };
  const found = { findings: [], checklist: [] };
  const api = open(agreementIn('draft', [missingDate]))
    .on(getAgreementFindings, () => ({ ...found, figures: [{ ...figures, chosen: null }] }))
    .on(chooseFigures, () => ({ ...found, figures: [{ ...figures, chosen: 'owner-statement' as const }] }));
  const { use, facts, sources } = agreementWording.figures;
  expect(await screen.findByRole('group', { name: facts['owner-income'] })).toBeVisible();
  expect(screen.getByRole('button', { name: use(1) })).toBeDisabled();
  fireEvent.click(screen.getByLabelText(new RegExp(sources['owner-statement'])));
  await press(use(1));
  expect(api.bodiesOf(chooseFigures)).toEqual([{ choices: [{ fact: 'owner-income', source: 'owner-statement' }] }]);
});

test('the agreement lists what blocks the approval separately from other findings', async () => {
  const finding = {
    sentence: 'Support ends before it begins.',
    why: 'Family Law Act, s. 33',
    answers: ['spousalEnd' as const],
  };
  open(agreementIn('draft')).on(getAgreementFindings, () => ({
    figures: [],
    checklist: [],
    findings: [
      { ...finding, id: 'a', severity: 'blocking' as const },
      { ...finding, id: 'b', severity: 'note' as const },
    ],
  }));
  expect(await screen.findByText(agreementWording.findings.blocking(1))).toBeVisible();
  expect(screen.getByText(agreementWording.findings.title(1))).toBeVisible();
});

const deal: NonNullable<Agreement['deal']> = { pays: [], keeps: [], children: [], ends: [], releases: [] };
test.each([
  ['"The house" goes to Sam. He pays.', '"The house" goes to Sam'],
  ['1. Sell it', '1. Sell it'],
  ['Alex keeps the home: the price is in writing.', 'Alex keeps the home'],
])('the row of the home quotes the own words %j', async (words, shown) => {
  const text = `We have agreed on what happens to the home in these words: "${words}"`;
  const { article, ...nothing } = { ...releasingAgreement.deal?.releases[0], article: { id: 'home', number: 3 } };
  const line = DealLine.parse({ ...nothing, article, topic: 'home', text });
  open({ ...agreementIn('in_review'), deal: { ...deal, keeps: [line] } });
  expect(await screen.findByText(shown)).toBeVisible();
});

test('the owner approves knowing that a request waits for an answer', async () => {
  open(agreementIn('in_review')).on(getCaseOverview, () => ({ ...overview, waiting: { owner: 0, partner: 1 } }));
  expect(await screen.findByText(new RegExp(proposalsWording.waiting.forYou(1)))).toBeVisible();
});
