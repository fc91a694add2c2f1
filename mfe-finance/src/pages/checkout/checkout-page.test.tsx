import { Checkout } from '@evenhand/contracts/billing/payments';
import { cents } from '@evenhand/contracts/money';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { onToast, type Toast } from '@evenhand/web-kit/toast';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { z } from 'zod';
import CheckoutPage from './checkout-page';

const plan = {
  id: 'complete',
  name: 'Complete Kit',
  price: cents(199_00),
  regularPrice: cents(499_00),
  offerUntil: '2027-06-30',
  priceNote: '',
  description: '',
  features: ['Your agreement as PDF and Word'],
  popular: true,
} as const;
const checkout = z.decode(Checkout, {
  plan: { ...plan, features: [...plan.features] },
  alreadyPaid: cents(0),
  amountDue: cents(199_00),
  hst: cents(22_89),
  isOwned: false,
  form: { kind: 'sandbox' },
});
const user = { id: crypto.randomUUID(), email: 'alex@example.test', firstName: 'Alex', lastName: 'Example' };

/** The API by path: each answer is a body or a status. */
const api = (answers: Record<string, unknown>) => {
  const heard: [string, unknown][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { body } = {}) => {
    heard.push([String(path), body ? JSON.parse(String(body)) : null]);
    const all: Record<string, unknown> = {
      '/api/auth/user': user,
      '/api/billing/checkout/complete': checkout,
      '/api/create-payment-intent': { clientSecret: 'pi_1_secret_1' },
      ...answers,
    };
    const answer = all[String(path)];
    return typeof answer === 'number'
      ? new Response('{}', { status: answer })
      : new Response(JSON.stringify(answer), { status: 200 });
  });
  return heard;
};

const toasts: Toast[] = [];
let stopListening = () => {};
beforeEach(() => {
  toasts.length = 0;
  stopListening = onToast((toast) => toasts.push(toast));
});
afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
});

const open = () =>
  renderPage(
    <Routes>
      <Route path="/checkout" element={<CheckoutPage />} />
      <Route path="/dashboard" element={<p>the dashboard</p>} />
    </Routes>,
    '/checkout',
  );

const pay = async () => {
  await userEvent.type(await screen.findByLabelText('Card number'), '4242 4242 4242 4242');
  await userEvent.type(screen.getByLabelText('Expiry date'), '12/30');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Pay $199.00' }));
};

test('checkout opens the payment with the price on the page and leads to the dashboard once it is paid', async () => {
  const heard = api({
    '/api/billing/sandbox/confirm': { status: 'succeeded', message: null },
    '/api/billing/settle': { state: 'succeeded', plan: 'complete' },
  });
  open();
  expect(await screen.findByText('includes $22.89 HST (13 %, Ontario)')).toBeVisible();
  await pay();
  expect(await screen.findByText('the dashboard')).toBeVisible();
  const opened = heard.filter(([path]) => path === '/api/create-payment-intent');
  expect(opened).toEqual([['/api/create-payment-intent', { amount: 199 }]]);
  expect(toasts).toEqual([
    { title: 'Payment Successful', text: 'Thank you for your purchase! Redirecting to your dashboard...' },
  ]);
});

test('checkout shows the message of the provider and allows a retry when the card is declined', async () => {
  api({ '/api/billing/sandbox/confirm': { status: 'declined', message: 'Your card was declined.' } });
  open();
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  expect(toasts).toEqual([{ title: 'Payment Failed', text: 'Your card was declined.', kind: 'destructive' }]);
  expect(screen.getByRole('button', { name: 'Pay $199.00' })).not.toHaveAttribute('aria-disabled');
});

test('checkout reports an unexpected error when paying throws', async () => {
  api({ '/api/billing/sandbox/confirm': 500 });
  open();
  await pay();
  const text = 'An unexpected error occurred. Please try again.';
  await waitFor(() => expect(toasts).toEqual([{ title: 'Payment Failed', text, kind: 'destructive' }]));
});

test('checkout reports a payment that cannot be set up and allows a retry', async () => {
  api({ '/api/create-payment-intent': 503 });
  open();
  expect(await screen.findByText('Payment Setup Failed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  const text = 'Failed to initialize payment. Please try again.';
  expect(toasts).toEqual([{ title: 'Error', text, kind: 'destructive' }]);
});

test('checkout reports that the person is logged out when there is no session', async () => {
  api({ '/api/auth/user': 401 });
  open();
  const text = 'You are logged out. Logging in again...';
  await waitFor(() => expect(toasts).toEqual([{ title: 'Unauthorized', text, kind: 'destructive' }]));
});

test('checkout offers no payment when the plan is owned already', async () => {
  api({ '/api/billing/checkout/complete': { ...checkout, isOwned: true } });
  open();
  expect(await screen.findByText('You have this plan already')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
});
