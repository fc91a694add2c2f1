import { draftAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { agreementWording } from '@evenhand/wording/agreement';
import { flowWording } from '@evenhand/wording/flow';
import { screen } from '@testing-library/react';
import { agreementIn, hash, intake, missingDate, moment } from './case-data';
import { createApi, openPage, press, problem } from './open-page';

const wording = flowWording.review;
const { versions } = agreementWording;
const open = () => {
  const api = createApi().on(getIntake, () => intake);
  return { api, show: () => openPage('/flow/review') };
};

test('the review drafts the agreement on arrival when the submitted answers are in no draft', async () => {
  const { api, show } = open();
  api.on(draftAgreement, () => {
    api.on(getAgreement, () => agreementIn('draft'));
    return agreementIn('draft');
  });
  show();
  expect(await screen.findByRole('link', { name: 'Background' })).toHaveAttribute('href', '/agreement#background');
  expect(screen.getByRole('link', { name: wording.invite })).toHaveAttribute('href', '/flow/invite');
  expect(api.bodiesOf(draftAgreement)).toHaveLength(1);
});

test('the review links each missing answer to its question and back', async () => {
  const { api, show } = open();
  api.on(getAgreement, () => agreementIn('draft', [missingDate]));
  show();
  expect(await screen.findByText(agreementWording.missingTitle(1))).toBeVisible();
  const href = screen.getByRole('link', { name: missingDate.sentence }).getAttribute('href');
  expect(href).toContain('change=separationDate&back=review');
});

test('the review links to the intake when the answers are not submitted', async () => {
  const { api, show } = open();
  api.on(getIntake, () => ({ ...intake, submittedAt: null }));
  show();
  expect(await screen.findByText(wording.none)).toBeVisible();
  expect(screen.getByRole('link', { name: wording.toIntake })).toHaveAttribute('href', '/intake');
  expect(api.bodiesOf(draftAgreement)).toEqual([]);
});

test('the review offers Try Again and shows the draft when the second load succeeds', async () => {
  const { api, show } = open();
  api.on(getAgreement, () => problem('service-unavailable'));
  show();
  expect(await screen.findByText(wording.loadFailed)).toBeVisible();
  api.on(getAgreement, () => agreementIn('completed'));
  await press(wording.tryAgain);
  expect(await screen.findByText(wording.sealed)).toBeVisible();
});

test.each(['/flow/review', '/agreement'])('%s shows why the draft was not written and tries again', async (page) => {
  const detail = 'This holds contact data that is to stay hidden.';
  const api = createApi()
    .on(getIntake, () => intake)
    .on(draftAgreement, () => problem('hidden-contact-data', { detail }));
  openPage(page);
  expect(await screen.findByText(detail)).toBeVisible();
  api.on(draftAgreement, () => {
    api.on(getAgreement, () => agreementIn('draft'));
    return agreementIn('draft');
  });
  await press(wording.tryAgain);
  expect(await screen.findAllByRole('link', { name: /Background/ })).not.toHaveLength(0);
});

const change = { title: 'Article 14: Equalization', removed: ['Alex pays $100.00.'], added: ['Alex pays $200.00.'] };

test.each(['/flow/review', '/agreement'])(
  '%s shows why the draft in review is out of date, and writes and mails a new one only when asked',
  async (page) => {
    const mine = { party: 'owner' as const, hash, at: moment };
    const outdated = { ...agreementIn('in_review'), answersChanged: true, approvals: [mine], redraft: [change] };
    const redrafted = { ...agreementIn('in_review'), version: 3, approvedBefore: { version: 2, changes: [change] } };
    const api = createApi()
      .on(getIntake, () => intake)
      .on(getAgreement, () => outdated);
    openPage(page);
    expect(await screen.findByText(versions.outdated(2))).toBeVisible();
    expect(screen.getByText(change.title)).toBeVisible();
    expect(screen.getByText(change.added[0] ?? '')).toBeInTheDocument();
    expect(screen.getByText(versions.mailed)).toBeVisible();
    expect(screen.getByText(versions.lapses.owner)).toBeVisible();
    expect(api.bodiesOf(draftAgreement)).toEqual([]);

    api.on(draftAgreement, () => {
      api.on(getAgreement, () => redrafted);
      return redrafted;
    });
    await press(versions.write);
    expect(await screen.findByText(versions.approveAgain(2, 3))).toBeVisible();
    expect(screen.getByText(change.title)).toBeVisible();
    expect(api.bodiesOf(draftAgreement)).toHaveLength(1);
  },
);

test('the review writes an outdated draft again on arrival while it was neither sent nor approved', async () => {
  const { api, show } = open();
  api.on(getAgreement, () => ({ ...agreementIn('draft'), answersChanged: true }));
  api.on(draftAgreement, () => {
    api.on(getAgreement, () => agreementIn('draft'));
    return agreementIn('draft');
  });
  show();
  expect(await screen.findByRole('link', { name: 'Background' })).toBeVisible();
  expect(api.bodiesOf(draftAgreement)).toHaveLength(1);
});
