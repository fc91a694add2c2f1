import { SIGNED_IN_HINT } from '@evenhand/contracts/auth/signed-in-hint';
import { getCurrentUser } from '@evenhand/contracts/auth/user';
import type { PlanId } from '@evenhand/contracts/billing/plans';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PricingPage from './pricing-page';

/** As sent: prices in dollars. */
const plan = (id: PlanId, name: string, price: number, regularPrice: number) => ({
  id,
  name,
  price,
  regularPrice,
  offerUntil: null,
  priceNote: 'Paid once',
  description: `About ${name}.`,
  features: [`Part of ${name}`],
  popular: id === 'complete',
});

const catalogue = [
  plan('free', 'Free', 0, 0),
  plan('complete', 'Complete Kit', 199.5, 499),
  plan('premium', 'Premium', 1_299, 1_299),
];

const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

const open = () => renderPage(<PricingPage />);

afterEach(() => jest.restoreAllMocks());

test('the pricing page shows the prices of the catalogue', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer(catalogue));
  open();
  expect(await screen.findByText('$0.00')).toBeVisible();
  expect(screen.getByText('$199.50')).toBeVisible();
  expect(screen.getByText(/\$499\.00/)).toBeVisible();
  expect(screen.getByText('$1,299.00')).toBeVisible();
  expect(screen.getAllByText(/regular price/)).toHaveLength(1);
});

test('Free and Complete link to the intake, Premium to a mail', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer(catalogue));
  open();
  expect(await screen.findByRole('link', { name: 'Start with Free' })).toHaveAttribute('href', '/intake');
  expect(screen.getByRole('link', { name: 'Start with Complete' })).toHaveAttribute('href', '/intake');
  expect(screen.getByRole('link', { name: 'Write to us about Premium' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('Complete leads to the checkout and Free to the dashboard for a person who is signed in', async () => {
  document.cookie = `${SIGNED_IN_HINT}=1; path=/`;
  const user = { id: '8a1f8b52-6f0e-4b8c-9d0f-0a9b3f4c5d6e', email: 'a@example.test', firstName: null, lastName: null };
  const ends = '2026-11-22T12:00:00.000Z';
  const session = { idleEndsAt: ends, endsAt: ends };
  const signedIn = { ...user, profileImageUrl: null, addressProven: true, session };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => Response.json(String(url) === getCurrentUser.path ? signedIn : catalogue));
  open();
  const complete = await screen.findByRole('link', { name: 'Start with Complete' });
  await waitFor(() => expect(complete).toHaveAttribute('href', '/checkout'));
  expect(screen.getByRole('link', { name: 'Start with Free' })).toHaveAttribute('href', '/dashboard');
  document.cookie = `${SIGNED_IN_HINT}=; path=/; max-age=0`;
});

test('the pricing page shows no price and offers Try Again when the catalogue is unavailable', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(answer({}, 503));
  open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.queryByText(/\$\d/)).toBeNull();
  fetching.mockImplementation(answer(catalogue));
  await userEvent.click(again);
  expect(await screen.findByText('$199.50')).toBeVisible();
});
