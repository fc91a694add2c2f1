import { randomUUID } from 'node:crypto';
import { cents } from '@evenhand/contracts/money';
import { StripeProvider } from '../../src/provider/stripe/stripe-provider.js';
import { keys, StripeDouble } from './stripe-double.js';

const double = new StripeDouble();
let provider: StripeProvider;
beforeAll(async () => {
  await double.start();
  // A server of Stripe's own description of its API where one is set: `npm run twins`.
  provider = new StripeProvider({ ...keys, apiUrl: process.env.STRIPE_API_URL ?? double.url });
});
afterAll(() => double.stop());

const newOrder = () => ({ paymentId: randomUUID(), plan: 'complete' as const, amount: cents(199_00) });

test('a payment is opened in the form that Stripe describes, and its secret names it', async () => {
  const { amount, currency, clientSecret } = await provider.create(newOrder());
  expect({ amount, currency }).toEqual({ amount: 199_00, currency: 'cad' });
  expect(clientSecret).toMatch(/^pi_\w+_secret_/);
});

test('a payment is read with facts in whole cents', async () => {
  const { id } = await provider.create(newOrder());
  const { id: found, facts } = await provider.read(id);
  expect(found).toBe(id);
  for (const amount of [facts.received, facts.fee, facts.refunded, facts.disputed, facts.disputeFee])
    expect(amount).toBeGreaterThanOrEqual(0);
});

test('a payment is closed and refunded in the form that Stripe describes', async () => {
  const order = newOrder();
  const { id: intentId } = await provider.create(order);
  await expect(provider.close(intentId)).resolves.toBeUndefined();
  await expect(provider.refund({ ...order, intentId })).resolves.toBeUndefined();
});

test('payments since a moment are listed, each with its id and amount', async () => {
  await provider.create(newOrder());
  const listed = await provider.openedSince(new Date(Date.now() - 60_000));
  expect(listed.length).toBeGreaterThan(0);
  for (const { id, amount } of listed)
    expect([id, amount]).toEqual([expect.stringMatching(/^pi_/), expect.any(Number)]);
});
