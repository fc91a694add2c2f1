import { Checkout } from '@evenhand/contracts/billing/payments';
import { cents } from '@evenhand/contracts/money';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { onToast, type Toast } from '@evenhand/web-kit/toast';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import CheckoutPage from './checkout-page';

const confirmPayment = jest.fn();
jest.mock('@stripe/stripe-js/pure', () => {
  const element = { mount: () => {}, destroy: () => {} };
  const stripe = {
    elements: () => ({ create: () => element }),
    confirmPayment: (...args: unknown[]) => confirmPayment(...args),
  };
  return { loadStripe: Object.assign(async () => stripe, { setLoadParameters: () => {} }) };
});

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
  isSealed: false,
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

const open = () => renderPage(<CheckoutPage />, '/checkout');

const pay = async () => {
  await userEvent.type(await screen.findByLabelText('Card number'), '4242 4242 4242 4242');
  await userEvent.type(screen.getByLabelText('Expiry date'), '12/30');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Pay $199.00' }));
};

const receipt = { number: 184, kind: 'payment', plan: 'complete', amount: 199_00, hst: 22_89 };
const account = {
  plan: 'complete',
  accessUntil: '2027-11-14T19:16:00Z',
  refund: { possible: true, amount: 199_00, until: '2026-12-14T19:16:00Z' },
  upgrade: null,
  isDisputed: false,
  receipts: [{ ...receipt, issuedAt: '2026-11-14T19:16:00Z' }],
};
const people = { owner: 'Alex', partner: 'Sam', invitation: null, declined: null, approved: [], signed: [] };
const paid = {
  '/api/billing/checkout/complete': { ...checkout, isOwned: true },
  '/api/billing': account,
  '/api/case/overview': { people, submittedAt: '2026-11-12T10:00:00Z' },
};

test('a payment opens with the price on the page and ends on a page with receipt, next step and last day', async () => {
  const answers: Record<string, unknown> = {
    '/api/billing/sandbox/confirm': { status: 'succeeded', message: null },
    '/api/billing/settle': { state: 'succeeded', plan: 'complete' },
  };
  const heard = api(answers);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Complete Kit' })).toBeVisible();
  expect(await screen.findByText('$22.89')).toBeVisible();
  await screen.findByLabelText('Card number');
  Object.assign(answers, paid);
  await pay();
  const title = await screen.findByRole('heading', { level: 1, name: 'Paid. Complete Kit is open for both of you.' });
  expect(title).toHaveFocus();
  expect(await screen.findByRole('link', { name: 'Invite Sam' })).toHaveAttribute('href', '/flow/invite');
  expect(await screen.findByText('R-000184')).toBeVisible();
  expect(screen.getByText(/14 November 2026, 2:16/)).toBeVisible();
  expect(screen.getByText(/money back until 14 December 2026/)).toBeVisible();
  const opened = heard.filter(([path]) => path === '/api/create-payment-intent');
  expect(opened).toEqual([['/api/create-payment-intent', { amount: 199 }]]);
  expect(toasts).toEqual([]);
});

test('checkout states the last day of the introduction in the words of the pricing page', async () => {
  api({});
  open();
  expect(
    await screen.findByText(
      'Introductory price until 30 June 2027. The regular price after the introduction is $499.00.',
    ),
  ).toBeVisible();
  expect(screen.getByText('You pay today').nextElementSibling).toHaveTextContent('$199.00');
});

test('an upgrade shows the price of the plan less what was paid, and no introduction', async () => {
  const premium = {
    ...checkout.plan,
    id: 'premium',
    name: 'Premium',
    price: 1_299,
    regularPrice: 1_299,
    offerUntil: null,
  };
  const upgrade = { ...checkout, plan: premium, alreadyPaid: 199, amountDue: 1_100, hst: 126.55 };
  api({ '/api/billing/checkout/premium': upgrade });
  const { container } = renderPage(<CheckoutPage />, '/checkout?plan=premium');
  expect((await screen.findByText('Premium', { selector: 'dt' })).nextElementSibling).toHaveTextContent('$1,299.00');
  expect(screen.getByText('Already paid').nextElementSibling).toHaveTextContent('−$199.00');
  expect(container.querySelector('s')).toBeNull();
  expect(screen.queryByText(/Introductory price/)).toBeNull();
});

test('a declined card is reported once, at the card, which keeps its number', async () => {
  api({ '/api/billing/sandbox/confirm': { status: 'declined', message: 'Your card was declined.' } });
  open();
  await pay();
  const report = await screen.findByRole('alert');
  expect(report).toHaveTextContent(
    'Payment Failed: Your card was declined. Nothing was charged. Try another card, or call the number on its back.',
  );
  expect(report).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Card' })).toContainElement(report);
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(toasts).toEqual([]);
  expect(screen.getByRole('button', { name: 'Pay $199.00' })).not.toHaveAttribute('aria-disabled');
});

test('an unexpected error of a payment does not claim that nothing was charged', async () => {
  api({ '/api/billing/sandbox/confirm': 500 });
  open();
  await pay();
  const report = await screen.findByRole('alert');
  expect(report).toHaveTextContent(
    /^Payment Failed: An unexpected error occurred\. Please try again\. We do not know yet whether your card was charged\./,
  );
  expect(report).not.toHaveTextContent('Nothing was charged');
  expect(toasts).toEqual([]);
});

test('a payment that ended unclearly and was paid is shown as paid', async () => {
  const answers: Record<string, unknown> = {
    '/api/billing/sandbox/confirm': 500,
    '/api/billing/settle': { state: 'succeeded', plan: 'complete' },
  };
  api(answers);
  open();
  await screen.findByLabelText('Card number');
  Object.assign(answers, paid);
  await pay();
  expect(await screen.findByText('R-000184')).toBeVisible();
});

test('the state of a payment is read before its second attempt', async () => {
  const answers: Record<string, unknown> = { '/api/billing/sandbox/confirm': 500, '/api/billing/settle': 503 };
  const heard = api(answers);
  open();
  await pay();
  await screen.findByRole('alert');
  answers['/api/billing/settle'] = { state: 'processing', plan: 'free' };
  await userEvent.click(screen.getByRole('button', { name: 'Pay $199.00' }));
  expect(await screen.findByText(/Your bank is still working on it/)).toBeVisible();
  expect(heard.filter(([path]) => path === '/api/billing/sandbox/confirm')).toHaveLength(1);
});

test.each(['refunded', 'disputed'])('a %s payment is not confirmed again', async (state) => {
  const heard = api({ '/api/billing/sandbox/confirm': 500, '/api/billing/settle': { state, plan: 'free' } });
  open();
  await pay();
  const report = await screen.findByRole('alert');
  expect(report).toHaveTextContent('This payment is closed.');
  expect(report).not.toHaveTextContent('Nothing was charged');
  await userEvent.click(screen.getByRole('button', { name: 'Pay $199.00' }));
  await screen.findByRole('alert');
  expect(heard.filter(([path]) => path === '/api/billing/sandbox/confirm')).toHaveLength(1);
});

describe('with the form of Stripe', () => {
  const byStripe = { ...checkout, form: { kind: 'stripe', publishableKey: 'pk_test_1' } };
  const openStripe = async (answers: Record<string, unknown>, error: object) => {
    const all: Record<string, unknown> = { '/api/billing/checkout/complete': byStripe, ...answers };
    confirmPayment.mockReset().mockResolvedValue({ error });
    api(all);
    open();
    const button = await screen.findByRole('button', { name: 'Pay $199.00' });
    return { all, press: () => userEvent.click(button) };
  };
  const settled = (state: string) => ({ '/api/billing/settle': { state, plan: 'free' } });

  test('a card error is a decline: nothing was charged', async () => {
    const { press } = await openStripe({}, { type: 'card_error', message: 'Your card was declined.' });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined. Nothing was charged. Try');
  });

  test('a field that Stripe refuses is reported by Stripe alone', async () => {
    const { press } = await openStripe({}, { type: 'validation_error' });
    await press();
    await waitFor(() => expect(confirmPayment).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('an intent that is paid already is shown as paid', async () => {
    const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'Paid already.' };
    const { all, press } = await openStripe(settled('succeeded'), error);
    Object.assign(all, paid);
    await press();
    expect(await screen.findByText('R-000184')).toBeVisible();
  });

  test('a lost connection claims nothing of the charge when the state is not known', async () => {
    const error = { type: 'api_connection_error', message: 'We could not reach Stripe.' };
    const { press } = await openStripe({ '/api/billing/settle': 503 }, error);
    await press();
    const report = await screen.findByRole('alert');
    expect(report).toHaveTextContent('We do not know yet whether your card was charged.');
    expect(report).not.toHaveTextContent('Nothing was charged');
  });

  test('a lost connection with an uncharged payment is reported with the message of Stripe and as uncharged', async () => {
    const error = { type: 'api_connection_error', message: 'We could not reach Stripe.' };
    const { press } = await openStripe(settled('created'), error);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Payment Failed: We could not reach Stripe\. Nothing was charged\.$/,
    );
    await press();
    await waitFor(() => expect(confirmPayment).toHaveBeenCalledTimes(2));
  });
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

test('checkout shows the receipt instead of a payment when the plan is owned', async () => {
  api(paid);
  open();
  expect(await screen.findByText('R-000184')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
});

test('the paid page leads to the questions before they are submitted', async () => {
  api({ ...paid, '/api/case/overview': { people, submittedAt: null } });
  open();
  expect(await screen.findByRole('link', { name: 'Continue Intake' })).toHaveAttribute('href', '/intake');
});

test('checkout sells no Premium to a sealed case and leads to it and to a lawyer', async () => {
  const heard = api({ '/api/billing/checkout/premium': { ...checkout, isSealed: true } });
  renderPage(<CheckoutPage />, '/checkout?plan=premium');
  expect(await screen.findByText('Your agreement is signed and sealed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a lawyer' })).toHaveAttribute('href', '/support');
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(heard.map(([path]) => path)).not.toContain('/api/create-payment-intent');
});
