import { approveAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { agreementWording } from '@evenhand/wording/agreement';
import { screen } from '@testing-library/react';
import { agreementIn, hash, intake, missingDate, moment } from './case-data';
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
