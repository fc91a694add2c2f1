import { getAgreement, getAgreementPdf } from '@evenhand/contracts/agreement/agreement';
import { agreementWording } from '@evenhand/wording/agreement';
import { fireEvent, screen } from '@testing-library/react';
import { agreementIn } from './case-data';
import { createApi, openPage, press, problem } from './open-page';

const wording = agreementWording.documents;

test('the documents page links to the intake and still offers the export when there is no agreement', async () => {
  createApi();
  openPage('/documents');
  expect(await screen.findByText(wording.none)).toBeVisible();
  expect(screen.getByRole('link', { name: wording.toIntake })).toHaveAttribute('href', '/intake');
  expect(screen.getByRole('link', { name: wording.export.go })).toBeVisible();
});

test('the documents page offers the sealed file and no draft when the agreement is complete', async () => {
  const api = createApi().on(getAgreement, () => problem('service-unavailable'));
  openPage('/documents');
  expect(await screen.findByText(agreementWording.loadFailed)).toBeVisible();
  api.on(getAgreement, () => agreementIn('completed'));
  await press(agreementWording.tryAgain);
  expect(await screen.findByRole('link', { name: wording.sealed })).toHaveAttribute('href', '/api/signing/sealed');
  expect(screen.queryByRole('link', { name: wording.draftPdf })).toBeNull();
});

test('the documents page shows why a draft cannot be downloaded when the plan does not include it', async () => {
  const detail = 'Downloads need the Complete Kit.';
  createApi()
    .on(getAgreement, () => agreementIn('draft'))
    .on(getAgreementPdf, () => problem('plan-required', { detail }));
  openPage('/documents');
  fireEvent.click(await screen.findByRole('link', { name: wording.draftPdf }));
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(screen.queryByRole('link', { name: wording.sealed })).toBeNull();
});
