import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import IncomeTaxPage from './income-tax-page';

const answer = {
  year: 2025,
  amounts: { gross: 8_000_000, netIncome: 7_900_000, deducted: 2_000_000 },
  left: 6_000_000,
  steps: [{ label: 'Federal tax', amount: '$10,000.00', citation: 'Income Tax Act, s. 117', inForce: '2025-01-01' }],
  notices: [{ code: 'assumptions', sentence: 'Some figures are from one source.' }],
  ruleVersion: '2026-11-21.1',
};

const answering = (...answers: Response[]) => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  for (const each of answers) fetched.mockResolvedValueOnce(each);
  return fetched;
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const open = (hash = '') => renderPage(<IncomeTaxPage />, `/calculators/income-tax${hash}`);

afterEach(() => jest.restoreAllMocks());

test('the income tax page sends no request before the form is submitted', () => {
  const fetched = answering();
  open();
  expect(screen.getByText('Your result appears here, with every line of its working.')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

test('the income tax page calculates immediately when the link holds answers', async () => {
  const fetched = answering(json(answer));
  open('#employment=80000&taxYear=2025');
  expect(await screen.findByText('$60,000.00 a year is left')).toBeVisible();
  expect(screen.getByText('Some figures are from one source.')).toBeVisible();
  expect(screen.getByText('Income Tax Act, s. 117, in force since 1 January 2025')).toBeInTheDocument();
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ employment: 8_000_000, taxYear: 2025 });
});

test('the income tax page shows a problem from the service next to its field', async () => {
  const sentence = 'The tax figures of 2031 are not known here; known are those of 2024, 2025, 2026.';
  const problem = { type: 'x', title: 'x', status: 422, code: 'invalid-input' };
  answering(json({ ...problem, errors: [{ pointer: '/taxYear', detail: sentence }] }, 422));
  open('#employment=80000&taxYear=2031');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText(/^Tax year/)).toBeInvalid();
  expect(screen.getByLabelText(/^Tax year/)).toHaveAccessibleDescription(expect.stringContaining(sentence));
});

test('the income tax page leaves the tax year to the service when none is asked for, and names the one it used', async () => {
  const fetched = answering(json(answer));
  open('#employment=80000');
  expect(await screen.findByText('Tax figures of 2025')).toBeVisible();
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).not.toHaveProperty('taxYear');
});

test('the income tax page keeps the answers and allows a retry when the service is unavailable', async () => {
  answering(json({}, 503), json(answer));
  open('#employment=80000&taxYear=2025');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$60,000.00 a year is left')).toBeVisible();
  expect(screen.getByLabelText('Yearly income from work')).toHaveValue('80000');
});
