import { randomUUID } from 'node:crypto';
import { getBillingAccount, getReceiptPdf, refundPlan } from '@evenhand/contracts/billing/account';
import {
  Checkout,
  createPaymentIntent,
  getCheckout,
  REFUND_DAYS,
  settlePayment,
} from '@evenhand/contracts/billing/payments';
import { authenticateSandboxCard, confirmSandboxCard, sandboxCards } from '@evenhand/contracts/billing/sandbox';
import { agreementSealed } from '@evenhand/contracts/events/agreement-sealed';
import { personRegistered } from '@evenhand/contracts/events/person-registered';
import { signingBegan } from '@evenhand/contracts/events/signing-began';
import { signingEnded } from '@evenhand/contracts/events/signing-ended';
import { inDollars } from '@evenhand/contracts/money';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { mailArriving } from '@evenhand/service-kit/testing/test-mailbox';
import { z } from 'zod';
import { type BillingService, buyComplete, kit, kitOrder, premium, startBilling } from './support.js';

/** Ontario's HST of 13 % in the price, and the sandbox's fee of 2.9 % and 30 cents. */
const hst = Math.round((kit.price * 13) / 113);
const fee = Math.round(kit.price * 0.029) + 30;
/** What Premium costs after the Complete Kit. */
const difference = premium.price - kit.price;

let service: BillingService;
forFile(startBilling, (started) => (service = started));

const newClient = () => {
  const who = anOwner();
  return { who, client: service.as(who) };
};

test('checkout shows the price in force, the tax in it and the card processor', async () => {
  const { client } = newClient();
  const checkout = z.encode(Checkout, await client.get(getCheckout, { params: { plan: 'complete' } }));
  expect(checkout).toMatchObject({ amountDue: kit.price, alreadyPaid: 0, hst, isOwned: false });
  expect(checkout.plan.regularPrice).toBe(kit.regularPrice);
  expect(checkout.form).toEqual({ kind: 'sandbox' });
});

test('a payment with a test card opens the plan, writes the books and issues a receipt', async () => {
  const { who, client } = newClient();
  const email = `${who.personId}@mail.test`;
  await service.deliver(personRegistered, { ...who, email, firstName: null, lastName: null });
  await eventually(async () =>
    expect(await service.query('SELECT 1 FROM customer WHERE email = $1', [service.stored(email)])).toHaveLength(1),
  );
  const { outcome, settled } = await buyComplete(client);
  expect(outcome).toEqual({ status: 'succeeded', message: null });
  expect(settled).toEqual({ state: 'succeeded', plan: 'complete' });

  const account = await client.get(getBillingAccount);
  expect(account).toMatchObject({ plan: 'complete', refund: { possible: true, amount: kit.price } });
  expect(account.upgrade).toEqual({ plan: 'premium', amountDue: difference });
  expect(account.receipts).toMatchObject([{ kind: 'payment', amount: kit.price, hst }]);
  const pairs = await service.query(
    'SELECT kind, debit, credit, ledger_pair.amount::int FROM ledger_pair JOIN payment ON payment.id = payment_id WHERE case_id = $1 ORDER BY ledger_pair.id',
    [who.caseId],
  );
  expect(pairs).toEqual([
    { kind: 'price', debit: 'provider-balance', credit: 'sales', amount: kit.price - hst },
    { kind: 'hst', debit: 'provider-balance', credit: 'hst-payable', amount: hst },
    { kind: 'fee', debit: 'card-fees', credit: 'provider-balance', amount: fee },
  ]);
  await eventually(async () =>
    expect(await service.announced(who.caseId)).toMatchObject([{ plan: 'complete', version: 1 }]),
  );

  const mail = await mailArriving(email);
  expect(mail.subject).toBe('Your receipt');
  expect(mail.text).toContain(inDollars(kit.price));
  const pdf = await client.call(getReceiptPdf, { params: { number: String(account.receipts[0]?.number) } });
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const stranger = await newClient().client.call(getReceiptPdf, {
    params: { number: String(account.receipts[0]?.number) },
  });
  expect(stranger.status).toBe(404);
});

test('an amount that is not the price in force is refused and logged', async () => {
  const { client } = newClient();
  for (const amount of [1, (kit.price - 1) / 100, kit.price / 100 + 1, premium.price / 100]) {
    const { status, body } = await client.call(createPaymentIntent, { body: { amount } });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'price-changed' })]);
  }
  expect((await client.call(createPaymentIntent, { body: { amount: -kitOrder.body.amount } })).status).toBe(422);
  expect(service.logged.join('')).toContain('payment refused: amount differs from the current price');
});

test('two windows get the same payment, and a plan is not sold twice', async () => {
  const { client } = newClient();
  const opened = await Promise.all([1, 2, 3].map(() => client.get(createPaymentIntent, kitOrder)));
  expect(new Set(opened.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  await buyComplete(client);
  expect(await client.call(createPaymentIntent, kitOrder)).toMatchObject({
    status: 409,
    body: { code: 'already-done' },
  });
});

test('a declined card can be followed by one that the bank authenticates', async () => {
  const { client } = newClient();
  const { clientSecret } = await client.get(createPaymentIntent, kitOrder);
  const pay = (card: string) => client.get(confirmSandboxCard, { body: { clientSecret, card } });
  expect(await pay(sandboxCards.decline)).toEqual({ status: 'declined', message: expect.stringContaining('declined') });
  expect((await pay(sandboxCards.insufficientFunds)).message).toContain('insufficient funds');
  expect(await client.get(settlePayment, { body: { clientSecret } })).toEqual({ state: 'failed', plan: 'free' });
  expect((await pay(sandboxCards.authentication)).status).toBe('requires_action');
  const approved = await client.get(authenticateSandboxCard, { body: { clientSecret, approve: true } });
  expect(approved.status).toBe('succeeded');
  expect(await client.get(settlePayment, { body: { clientSecret } })).toEqual({ state: 'succeeded', plan: 'complete' });
});

test("another user's payment is refused and logged", async () => {
  const { client } = newClient();
  const stranger = newClient().client;
  const { clientSecret } = await client.get(createPaymentIntent, kitOrder);
  const card = sandboxCards.success;
  expect((await stranger.call(confirmSandboxCard, { body: { clientSecret, card } })).status).toBe(404);
  expect((await stranger.call(settlePayment, { body: { clientSecret } })).status).toBe(404);
  expect((await stranger.call(authenticateSandboxCard, { body: { clientSecret, approve: true } })).status).toBe(404);
  const guessed = clientSecret.replace(/.{6}$/, '000000');
  expect((await client.call(confirmSandboxCard, { body: { clientSecret: guessed, card } })).status).toBe(404);
  expect(service.logged.join('')).toContain('payment of another case refused');
  expect(service.logged.join('')).not.toContain(clientSecret);
});

test('an upgrade pays the difference, and a refund gives all of it back and closes the plan', async () => {
  const { who, client } = newClient();
  await buyComplete(client);
  const { clientSecret } = await client.get(createPaymentIntent, {
    body: { amount: difference / 100, plan: 'premium' },
  });
  await client.get(confirmSandboxCard, { body: { clientSecret, card: sandboxCards.success } });
  expect(await client.get(settlePayment, { body: { clientSecret } })).toMatchObject({ plan: 'premium' });
  const account = await client.get(refundPlan);
  expect(account).toMatchObject({ plan: 'free', refund: { possible: false, because: 'nothing-paid' } });
  expect(account.receipts.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['refund', difference],
    ['refund', kit.price],
    ['payment', difference],
    ['payment', kit.price],
  ]);
  await eventually(async () => {
    const plans = (await service.announced(who.caseId)).map((announced) =>
      expect.objectContaining({ plan: announced }),
    );
    expect(plans).toHaveLength(3);
  });
});

test('a refund is refused without a payment, after the refund window and while one is in progress', async () => {
  const { who, client } = newClient();
  const refusal = async () => (await client.call(refundPlan)).body;
  expect(await refusal()).toMatchObject({ code: 'nothing-paid' });
  await buyComplete(client);
  await service.query('UPDATE payment SET paid_at = paid_at - make_interval(days => $2) WHERE case_id = $1', [
    who.caseId,
    REFUND_DAYS + 1,
  ]);
  expect(await refusal()).toMatchObject({ code: 'refund-window-over' });
  await service.query('UPDATE payment SET refund_asked_at = now() WHERE case_id = $1', [who.caseId]);
  expect(await refusal()).toMatchObject({ code: 'refund-on-its-way' });
});

test('a refund is refused and no upgrade is offered or sold when the agreement is sealed', async () => {
  const { who, client } = newClient();
  await buyComplete(client);
  const sealedAt = new Date().toISOString();
  await service.deliver(agreementSealed, { caseId: who.caseId, agreementId: who.sessionId, sealedAt });
  await eventually(async () =>
    expect((await client.get(getBillingAccount)).refund).toEqual({ possible: false, because: 'sealed' }),
  );
  expect(await client.call(refundPlan)).toMatchObject({ status: 409, body: { code: 'agreement-is-sealed' } });
  const premium = await client.get(getCheckout, { params: { plan: 'premium' } });
  expect(premium).toMatchObject({ isSealed: true, isOwned: false });
  const bought = await client.call(createPaymentIntent, { body: { amount: premium.amountDue, plan: 'premium' } });
  expect(bought).toMatchObject({ status: 409, body: { code: 'agreement-is-sealed' } });
  expect((await client.get(getBillingAccount)).upgrade).toBeNull();
});

test('attacker asks for a refund while the agreement is signed, product refuses until the signing has ended', async () => {
  const { who, client } = newClient();
  const signing = { caseId: who.caseId, signingId: randomUUID() };
  await service.deliver(signingBegan, signing);
  const state = async () => (await service.query('SELECT state FROM hold WHERE case_id = $1', [who.caseId]))[0]?.state;
  await eventually(async () => expect(await state()).toBe('asked'));
  await buyComplete(client);
  expect(await state()).toBe('held');
  expect((await client.get(getBillingAccount)).refund).toEqual({ possible: false, because: 'signing' });
  expect(await client.call(refundPlan)).toMatchObject({
    status: 409,
    body: { code: 'signing-has-begun', detail: expect.stringContaining('take the agreement back') },
  });
  await service.deliver(signingEnded, signing);
  await eventually(async () => expect(await state()).toBe('ended'));
  expect(await client.get(refundPlan)).toMatchObject({ plan: 'free' });
});

test('the event that a signing began holds no payment when the event of its end arrived first', async () => {
  const { who, client } = newClient();
  await buyComplete(client);
  const late = { caseId: who.caseId, signingId: randomUUID() };
  const next = { caseId: who.caseId, signingId: randomUUID() };
  const states = () => service.query('SELECT state FROM hold WHERE case_id = $1 ORDER BY state', [who.caseId]);
  await service.deliver(signingEnded, late);
  await eventually(async () => expect(await states()).toEqual([{ state: 'ended' }]));
  await service.deliver(signingBegan, late);
  await service.deliver(signingBegan, next);
  await eventually(async () => expect(await states()).toEqual([{ state: 'ended' }, { state: 'held' }]));
  await service.deliver(signingEnded, next);
  await eventually(async () => expect((await client.get(getBillingAccount)).refund).toMatchObject({ possible: true }));
});

test('a payment that the bank disputes closes the plan, and none is sold until the bank has decided', async () => {
  const { client } = newClient();
  const { clientSecret } = await buyComplete(client, sandboxCards.dispute);
  await eventually(async () => {
    const settled = await client.get(settlePayment, { body: { clientSecret } });
    expect(settled).toEqual({ state: 'disputed', plan: 'free' });
  });
  expect(await client.get(getBillingAccount)).toMatchObject({ isDisputed: true, plan: 'free' });
  expect(await client.call(createPaymentIntent, kitOrder)).toMatchObject({
    status: 409,
    body: { code: 'on-hold', detail: expect.stringContaining('Your bank has not decided') },
  });
});

test('receipts are numbered without gaps, however many are issued at once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => buyComplete(newClient().client)));
  const numbers = await service.query('SELECT number::int FROM receipt ORDER BY number');
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, place) => place + 1));
});
