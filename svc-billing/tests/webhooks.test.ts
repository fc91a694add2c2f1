import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { getBillingAccount } from '@evenhand/contracts/billing/account';
import { createPaymentIntent, receiveWebhook } from '@evenhand/contracts/billing/payments';
import { confirmSandboxCard, sandboxCards } from '@evenhand/contracts/billing/sandbox';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { SandboxWebhooks } from '../src/provider/sandbox/sandbox-webhooks.js';
import { signatureOf } from '../src/provider/signature.js';
import { type BillingService, kitOrder, startBilling } from './support.js';

let service: BillingService;
/** Forwards requests as the gateway does: signed, without an identity. */
const gateway = createServer(async (request, response) => {
  const headers = { 'stripe-signature': String(request.headers['stripe-signature']) };
  const answer = await service.asAnonymous.send('POST', request.url ?? '', { body: await text(request), headers });
  response.writeHead(answer.status).end();
});
beforeAll(async () => {
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const address = gateway.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  service = await startBilling({ PUBLIC_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await service.stop();
  gateway.closeAllConnections();
  gateway.close();
});

const eventOf = (intentId: string) => ({ id: `evt_${randomUUID()}`, type: 'payment.succeeded', intentId });
const send = (body: string, signature: string) =>
  service.asAnonymous.send('POST', receiveWebhook.path, { body, headers: { 'stripe-signature': signature } });
const sign = (body: string, at = new Date()) => signatureOf(body, service.app.get(SandboxWebhooks).secret, at);
const kept = (eventId: string) => service.query('SELECT 1 FROM webhook WHERE event_id = $1', [eventId]);
const logged = () => service.logged.join('');

const opened = async () => {
  const client = service.as(anOwner());
  const { clientSecret } = await client.get(createPaymentIntent, kitOrder);
  return { client, clientSecret, intentId: clientSecret.replace(/_secret_.*$/, '') };
};

test('a forged webhook is refused and logged, and nothing of it is kept', async () => {
  const { intentId } = await opened();
  const event = eventOf(intentId);
  const body = JSON.stringify(event);
  for (const signature of ['', 't=1,v1=00', signatureOf(body, 'another secret', new Date()), sign(`${body} `)]) {
    expect((await send(body, signature)).status).toBe(400);
  }
  expect(await kept(event.id)).toEqual([]);
  expect(logged()).toContain('webhook refused');
});

test('a webhook that is not JSON is a malformed request, even when it is signed', async () => {
  for (const body of ['', 'not json', '[]', 'null', '"text"', '{"id":1}', '{"id":']) {
    for (const signature of ['', 'nonsense', sign(body)]) {
      expect([body, signature, (await send(body, signature)).status]).toEqual([body, signature, 400]);
    }
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'stripe-signature': sign('a=b') };
  const answer = await service.asAnonymous.send('POST', receiveWebhook.path, { body: 'a=b', headers: form });
  expect(answer.status).toBe(415);
});

test('a replayed webhook is refused when its signature is old', async () => {
  const { intentId } = await opened();
  const body = JSON.stringify(eventOf(intentId));
  expect((await send(body, sign(body, new Date(Date.now() - 301_000)))).status).toBe(400);
});

test('a webhook that arrives twice is answered twice, stored once and logged', async () => {
  const { intentId } = await opened();
  const event = eventOf(intentId);
  const body = JSON.stringify(event);
  const answers = await Promise.all([1, 2, 3].map(() => send(body, sign(body))));
  expect(answers.map(({ status, body: answer }) => [status, answer])).toEqual(Array(3).fill([200, { received: true }]));
  expect(await kept(event.id)).toHaveLength(1);
  expect(logged()).toContain('duplicate webhook ignored');
});

test('a webhook does not settle a payment when the provider does not confirm it', async () => {
  const { client, intentId } = await opened();
  const body = JSON.stringify(eventOf(intentId));
  expect((await send(body, sign(body))).status).toBe(200);
  await eventually(() => expect(logged()).toMatch(/settle-intent[^\n]*job done/));
  expect(await client.get(getBillingAccount)).toMatchObject({ plan: 'free', receipts: [] });
});

test('a payment is settled once by its webhooks when the browser is closed', async () => {
  const { client, clientSecret } = await opened();
  await client.get(confirmSandboxCard, { body: { clientSecret, card: sandboxCards.success } });
  await eventually(async () => expect((await client.get(getBillingAccount)).plan).toBe('complete'), 30);
  expect((await client.get(getBillingAccount)).receipts).toHaveLength(1);
});
