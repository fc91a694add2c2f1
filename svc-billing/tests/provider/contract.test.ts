import { randomUUID } from 'node:crypto';
import { sandboxCards } from '@evenhand/contracts/billing/sandbox';
import { cents } from '@evenhand/contracts/money';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { type CardProvider, ForgedWebhook, PROVIDER, UnreadableWebhook } from '../../src/provider/card-provider.js';
import { SandboxIntentRow } from '../../src/provider/sandbox/sandbox-intent.entity.js';
import * as sandbox from '../../src/provider/sandbox/sandbox-intent.js';
import { SandboxWebhooks } from '../../src/provider/sandbox/sandbox-webhooks.js';
import { signatureOf } from '../../src/provider/signature.js';
import { StripeProvider } from '../../src/provider/stripe/stripe-provider.js';
import { stateOf } from '../../src/rules/facts.js';
import { startBilling } from '../support.js';
import { keys, StripeDouble } from './stripe-double.js';

type Change = (intent: sandbox.SandboxIntent) => sandbox.SandboxIntent;

/** A provider, and control over cardholders and banks. */
interface Setup {
  provider: CardProvider;
  change(intentId: string, change: Change): Promise<void>;
  sign(body: string, at: Date): string;
  webhook(intentId: string, at: Date): { body: string; signature: string };
  stop(): Promise<void>;
}

const stripe = async (): Promise<Setup> => {
  const double = new StripeDouble();
  await double.start();
  return {
    provider: new StripeProvider({ ...keys, apiUrl: double.url }),
    change: async (id, change) => double.change(id, change),
    sign: (body, at) => signatureOf(body, keys.webhookSecret, at),
    webhook: (id, at) => double.webhook(id, at),
    stop: async () => double.stop(),
  };
};

const embedded = async (): Promise<Setup> => {
  const service = await startBilling();
  const { manager } = service.app.get(Transactions);
  const { secret } = service.app.get(SandboxWebhooks);
  return {
    provider: service.app.get<CardProvider>(PROVIDER),
    async change(id, change) {
      const { intent } = await manager.findOneByOrFail(SandboxIntentRow, { id });
      await manager.update(SandboxIntentRow, { id }, { intent: change(intent) });
    },
    sign: (body, at) => signatureOf(body, secret, at),
    webhook(intentId, at) {
      const body = JSON.stringify({ id: 'evt_1', type: 'payment.processing', intentId });
      return { body, signature: signatureOf(body, secret, at) };
    },
    stop: () => service.stop(),
  };
};

describe.each([
  ['Stripe', stripe],
  ['the sandbox', embedded],
])('%s', (_name, start) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await start();
  });
  afterAll(() => setup.stop());

  const newOrder = () => ({ paymentId: randomUUID(), plan: 'complete' as const, amount: cents(199_00) });
  const pay = (id: string, card: string = sandboxCards.success) =>
    setup.change(id, (intent) => sandbox.confirmed(intent, card, Date.now()));
  const opened = async () => {
    const order = newOrder();
    return { order, ...(await setup.provider.create(order)) };
  };
  const stateAfter = async (id: string) => stateOf((await setup.provider.read(id)).facts);

  test('a payment that is created twice is one payment, with our id and amount', async () => {
    const { order, id, clientSecret } = await opened();
    expect(await setup.provider.create(order)).toMatchObject({ id, clientSecret });
    const seen = await setup.provider.read(id);
    expect(seen).toMatchObject({ paymentId: order.paymentId, amount: 199_00, currency: 'cad' });
    expect(stateOf(seen.facts)).toBe('created');
  });

  test('a payment is failed, requires_action or succeeded, depending on the card', async () => {
    const { id } = await opened();
    await pay(id, sandboxCards.decline);
    expect(await stateAfter(id)).toBe('failed');
    await pay(id, sandboxCards.authentication);
    expect(await stateAfter(id)).toBe('requires_action');
    await setup.change(id, (intent) => sandbox.authenticated(intent, true, Date.now()));
    expect(await stateAfter(id)).toBe('succeeded');
    const { facts } = await setup.provider.read(id);
    expect(facts).toMatchObject({ received: 199_00, fee: 6_07, refunded: 0, dispute: 'none' });
    expect(facts.paidAt).toBeInstanceOf(Date);
  });

  test('a payment is processing when the bank is slow', async () => {
    const { id } = await opened();
    await pay(id, sandboxCards.slow);
    expect(await stateAfter(id)).toBe('processing');
  });

  test('a refund that is requested twice is one refund', async () => {
    const { order, id } = await opened();
    await pay(id);
    await setup.provider.refund({ ...order, intentId: id });
    await setup.provider.refund({ ...order, intentId: id });
    expect((await setup.provider.read(id)).facts.refunded).toBe(199_00);
    expect(await stateAfter(id)).toBe('refunded');
  });

  test('a refund gives back what is left after a partial one, and more is refused', async () => {
    const { order, id } = await opened();
    await pay(id);
    await setup.change(id, (intent) => sandbox.refunded(intent, cents(100_00)));
    await expect(setup.provider.refund({ ...order, intentId: id })).rejects.toThrow();
    for (const _ of [1, 2]) await setup.provider.refund({ ...order, amount: cents(99_00), intentId: id });
    expect((await setup.provider.read(id)).facts.refunded).toBe(199_00);
  });

  test('a payment that is closed takes no card, and one that is paid cannot be closed', async () => {
    const { id } = await opened();
    await setup.provider.close(id);
    await setup.provider.close(id);
    await pay(id);
    expect(await stateAfter(id)).toBe('failed');
    const paid = await opened();
    await pay(paid.id);
    await setup.provider.close(paid.id);
    expect(await stateAfter(paid.id)).toBe('succeeded');
  });

  test('a disputed payment is not refunded', async () => {
    const { order, id } = await opened();
    await pay(id);
    await setup.change(id, sandbox.disputed);
    await setup.provider.refund({ ...order, intentId: id });
    expect((await setup.provider.read(id)).facts).toMatchObject({ refunded: 0, disputed: 199_00, disputeFee: 15_00 });
    expect(await stateAfter(id)).toBe('disputed');
    await setup.change(id, (intent) => sandbox.disputeEnded(intent, 'won'));
    expect(await stateAfter(id)).toBe('succeeded');
  });

  test('recently created payments are listed', async () => {
    const { id } = await opened();
    const listed = await setup.provider.openedSince(new Date(Date.now() - 60_000));
    expect(listed.map((one) => one.id)).toContain(id);
  });

  test('a signed webhook names its payment; one that is changed, unsigned or old is rejected as forged', async () => {
    const { id } = await opened();
    const at = new Date();
    const { body, signature } = setup.webhook(id, at);
    const read = (bytes: string, signed: string) => () => setup.provider.hintIn(Buffer.from(bytes), signed, at);
    expect(read(body, signature)()).toMatchObject({ intentId: id });
    const old = setup.webhook(id, new Date(at.getTime() - 301_000));
    expect(read(body.replace('pi_', 'pj_'), signature)).toThrow(ForgedWebhook);
    expect(read(body, '')).toThrow(ForgedWebhook);
    expect(read(body, signatureOf(body, 'whsec_other', at))).toThrow(ForgedWebhook);
    expect(read(old.body, old.signature)).toThrow(ForgedWebhook);
  });

  test('a webhook is unreadable when its signed bytes are not an event', () => {
    const at = new Date();
    for (const body of ['not json', 'null', '[]', '{"id":', '{"id":1}']) {
      const read = () => setup.provider.hintIn(Buffer.from(body), setup.sign(body, at), at);
      expect(read).toThrow(UnreadableWebhook);
    }
  });
});

test('the Stripe double refuses the requests that Stripe refuses', async () => {
  const double = new StripeDouble();
  await double.start();
  const send = (headers: Record<string, string>, body: string) =>
    fetch(`${double.url}/v1/payment_intents`, { method: 'POST', headers, body }).then(({ status }) => status);
  const right = {
    authorization: `Bearer ${keys.secretKey}`,
    'stripe-version': '2026-10-28.endive',
    'idempotency-key': 'one',
    'content-type': 'application/x-www-form-urlencoded',
  };
  expect(await send(right, 'amount=19900&currency=cad')).toBe(200);
  expect(await send(right, 'amount=19901&currency=cad')).toBe(400);
  expect(await send({ ...right, 'idempotency-key': 'two' }, 'amount=199.5&currency=cad')).toBe(400);
  expect(await send({ ...right, 'idempotency-key': 'three' }, 'amount=19900&currency=usd')).toBe(400);
  expect(await send({ ...right, 'stripe-version': '2020-08-27' }, 'amount=19900&currency=cad')).toBe(400);
  expect(await send({ ...right, authorization: 'Bearer pk_test' }, 'amount=19900&currency=cad')).toBe(401);
  double.stop();
});
