import type { TestE2e } from '@evenhand/contracts/self-test/self-test';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import TestE2ePage from './test-e2e-page';

const nothing = {
  intakeCreated: null,
  agreementGenerated: null,
  documentStored: null,
  signaturePackageCreated: null,
  emailsSent: null,
};
const failed: TestE2e = {
  success: false,
  message: 'Test failed.',
  error: 'Test failed.',
  data: null,
  timeline: { ...nothing, intakeCreated: '2026-11-22T12:00:00.000Z' },
};

const run = (answer: Response) => {
  globalThis.fetch = async () => answer;
  renderPage(<TestE2ePage />);
  fireEvent.click(screen.getByRole('button', { name: 'Run the test' }));
};

test('the test page shows the error and the steps completed when the test fails', async () => {
  run(Response.json(failed));
  expect(await screen.findByRole('alert')).toHaveTextContent('Test failed.');
  expect(screen.getByText('Intake created').closest('li')).toHaveTextContent('(Done)');
  expect(screen.getByText('Agreement generated').closest('li')).toHaveTextContent('(Not done)');
  expect(screen.queryByText('Result')).toBeNull();
});

test('the test page reports that the test is switched off when the API answers 404', async () => {
  const problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'not-found' };
  run(Response.json(problem, { status: 404 }));
  expect(await screen.findByText('This test is switched off here.')).toBeVisible();
});
