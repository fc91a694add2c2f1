import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import { flowWording } from '@evenhand/wording/flow';
import { intakeWording } from '@evenhand/wording/intake';
import { screen } from '@testing-library/react';
import { agreementIn } from './case-data';
import { createApi, openPage } from './open-page';

const wording = flowWording.intake;

test('the intake step offers no change of the answers when the agreement is sealed', async () => {
  createApi().on(getAgreement, () => agreementIn('completed'));
  openPage('/flow/intake');
  expect(await screen.findByText(intakeWording.sealed)).toBeVisible();
  expect(screen.getByRole('link', { name: wording.seeAnswers })).toHaveAttribute('href', '/intake');
  expect(screen.queryByText(new RegExp(wording.editable))).toBeNull();
});
