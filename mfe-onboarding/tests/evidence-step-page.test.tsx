import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { flowWording } from '@evenhand/wording/flow';
import { screen } from '@testing-library/react';
import { agreementIn } from './case-data';
import { createApi, openPage, problem } from './open-page';

const wording = flowWording.evidence;

test('the evidence step offers the upload, and the intake to a person who skips it', async () => {
  createApi();
  openPage('/flow/evidence');
  expect(await screen.findByRole('link', { name: wording.upload })).toHaveAttribute('href', '/evidence');
  expect(screen.getByRole('link', { name: wording.skip })).toHaveAttribute('href', '/flow/intake');
  expect(screen.getByRole('heading', { level: 2, name: wording.points[0].title })).toBeVisible();
});

test('the evidence step stays usable when the progress of the case cannot be read', async () => {
  createApi().on(getCaseBar, () => problem('service-unavailable'));
  openPage('/flow/evidence');
  expect(await screen.findByRole('link', { name: wording.skip })).toBeVisible();
  expect(screen.queryByText('✓')).toBeNull();
});

test('the evidence step asks for nothing when the agreement is sealed', async () => {
  createApi().on(getAgreement, () => agreementIn('completed'));
  openPage('/flow/evidence');
  expect(await screen.findByText(wording.sealed)).toBeVisible();
  expect(screen.getByRole('link', { name: wording.toSealed })).toHaveAttribute('href', '/flow/sign');
  expect(screen.queryByRole('link', { name: wording.skip })).toBeNull();
});
