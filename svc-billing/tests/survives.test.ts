import { getBillingAccount, refundPlan } from '@evenhand/contracts/billing/account';
import { createPaymentIntent, settlePayment } from '@evenhand/contracts/billing/payments';
import { sandboxCards } from '@evenhand/contracts/billing/sandbox';
import { JobWorkers } from '@evenhand/service-kit/jobs/job-workers';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { freePort, RealProcess } from '@evenhand/service-kit/testing/real-process';
import { TestClient } from '@evenhand/service-kit/testing/test-client';
import { confirmed } from '../src/provider/sandbox/sandbox-intent.js';
import { keys, StripeDouble } from './provider/stripe-double.js';
import { type BillingService, kit, kitOrder, startBilling } from './support.js';

const who = anOwner();
const double = new StripeDouble();
let service: BillingService;
let billing: RealProcess;
let client: TestClient;
beforeAll(async () => {
  await double.start();
  service = await startBilling({
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_URL: double.url,
  });
  // Only the separate process works on jobs from here; this one reads the database.
  await service.app.get(JobWorkers).beforeApplicationShutdown();
  const port = await freePort();
  billing = new RealProcess(new URL('../src/main.ts', import.meta.url), {
    ...service.environment,
    SERVICE_PORT: String(port),
    SWEEP_SECONDS: '1',
  });
  client = new TestClient(`http://127.0.0.1:${port}`, () => service.tokenOf(who));
  await billing.start();
});
afterAll(async () => {
  await billing.kill();
  double.stop();
  await service.stop();
});

/** Kills the process after the provider has acted and before its answer arrives. */
const killedAt = async (call: RegExp, act: () => Promise<unknown>): Promise<void> => {
  let isKilled = false;
  double.beforeAnswer = async (path) => {
    if (isKilled || !call.test(path)) return;
    isKilled = true;
    await billing.kill();
  };
  await expect(act()).rejects.toThrow();
  expect(isKilled).toBe(true);
  await billing.start();
};

const stateOf = async () => (await service.query('SELECT state, received::int, refunded::int FROM payment'))[0];

test('the sweep settles each payment when svc-billing is killed between provider and database', async () => {
  await killedAt(/^POST \/v1\/payment_intents$/, () => client.get(createPaymentIntent, kitOrder));
  const { clientSecret } = await client.get(createPaymentIntent, kitOrder);
  expect(double.intents.size).toBe(1);

  const intentId = clientSecret.replace(/_secret_.*$/, '');
  const pay = () => {
    double.change(intentId, (intent) => confirmed(intent, sandboxCards.success, Date.now()));
    return client.get(settlePayment, { body: { clientSecret } });
  };
  await killedAt(/^GET \/v1\/payment_intents\/pi_/, pay);
  await eventually(
    async () => expect(await stateOf()).toEqual({ state: 'succeeded', received: kit.price, refunded: 0 }),
    30,
  );
  expect(await client.get(getBillingAccount)).toMatchObject({ plan: 'complete', receipts: [{ number: 1 }] });

  await killedAt(/^POST \/v1\/refunds$/, () => client.get(refundPlan));
  await eventually(async () => expect((await stateOf())?.state).toBe('refunded'), 30);
  const account = await client.get(getBillingAccount);
  expect(account.receipts.map(({ number, kind }) => [number, kind])).toEqual([
    [2, 'refund'],
    [1, 'payment'],
  ]);
  const [ledger] = await service.query(
    `SELECT sum(CASE 'provider-balance' WHEN debit THEN amount WHEN credit THEN -amount ELSE 0 END)::int AS held FROM ledger_pair`,
  );
  expect(ledger).toEqual({ held: -6_07 });
  expect((await service.announced(who.caseId)).map(({ plan, version }) => [plan, version])).toEqual([
    ['complete', 1],
    ['free', 2],
  ]);
}, 120_000);
