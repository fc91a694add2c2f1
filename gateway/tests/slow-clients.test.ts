import { verifyMagicLink } from '@evenhand/contracts/auth/magic-link';
import { keepSession } from '@evenhand/contracts/auth/user';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner, session } from './people.js';
import { SlowClient } from './slow-client.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const from = (address: string) => ({ 'x-forwarded-for': address });
/** High rate limits, so that the attack reaches the defence under test. */
const GENEROUS = { ATTEMPTS_PER_MINUTE_OF_ADDRESS: '5000', CALLS_PER_MINUTE_OF_ADDRESS: '5000' };
const UPLOAD = '/api/evidence/uploads';

let gateway: TestGateway;
let clients: SlowClient[] = [];
const slowly = (path: string, headers: Record<string, string> = {}) => {
  const client = new SlowClient(gateway.port, path, headers);
  clients.push(client);
  return client;
};
const receivedAt = (path: string) => gateway.upstream.received.filter(({ url }) => url === path).length;

afterEach(async () => {
  for (const client of clients) client.leave();
  clients = [];
  await gateway.stop();
});

test('attacker opens 140 connections and sends one byte of each body, product keeps answering others', async () => {
  gateway = await startGateway(GENEROUS);
  gateway.upstream.letIn('signed in', anOwner());
  for (let count = 0; count < 140; count += 1) slowly(verifyMagicLink.path, from('198.51.100.66'));
  const person = { ...session('signed in'), ...from('198.51.100.66') };
  for (const path of ['/api/dashboard', '/api/auth/user', '/api/financial/assets']) {
    expect((await gateway.call(path, { headers: person })).status).toBe(200);
  }
  const body = JSON.stringify({ email: 'alex@example.test' });
  const init = { method: 'POST', body, headers: from('198.51.100.66') };
  expect((await gateway.call('/api/auth/magic-link/send', init)).status).toBe(200);
  expect(receivedAt(verifyMagicLink.path)).toBe(0);
});

test('attacker stops in the middle of a body, product answers 408 and closes the connection', async () => {
  gateway = await startGateway({ BODY_WINDOW_MS: '200' });
  const client = slowly(verifyMagicLink.path);
  expect(await client.answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request-too-slow"/);
  expect(receivedAt(verifyMagicLink.path)).toBe(0);
});

test('attacker sends a file byte by byte, product closes the connection and aborts the call to the service', async () => {
  gateway = await startGateway({ BODY_WINDOW_MS: '200' });
  const aborted = Promise.withResolvers<string>();
  gateway.upstream.answer = (request) => request.on('close', () => aborted.resolve('aborted'));
  gateway.upstream.letIn('uploading', anOwner());
  const headers = { ...session('uploading'), 'content-length': '1000000', 'content-type': 'multipart/form-data' };
  const client = slowly(UPLOAD, headers);
  await client.answer;
  expect(await aborted.promise).toBe('aborted');
});

test('a slow body arrives when its rate is steady', async () => {
  gateway = await startGateway({ BODY_WINDOW_MS: '4000', BODY_BYTES_PER_SECOND: '10' });
  const client = slowly(verifyMagicLink.path, { connection: 'close' });
  const afterTwoWindows = performance.now() + 8_100;
  let sent = 1;
  await eventually(() => {
    client.send('xx');
    sent += 2;
    expect(performance.now()).toBeGreaterThan(afterTwoWindows);
  });
  client.send('x'.repeat(1_000 - sent));
  expect(await client.answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a file arrives at a steady rate after the time of other bodies', async () => {
  gateway = await startGateway({ REQUEST_TIMEOUT_MS: '300', BODY_WINDOW_MS: '30000' });
  gateway.upstream.answer = (request, response) => request.resume().on('end', () => response.json({}));
  const file = slowly('/api/verify', { 'content-type': 'application/pdf', connection: 'close' });
  const other = slowly(verifyMagicLink.path, { connection: 'close' });
  expect(await other.answer).toMatch(/^HTTP\/1\.1 408 /);
  file.send('x'.repeat(999));
  expect(await file.answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('attacker takes every place of an address with unfinished bodies, product ends the oldest for a newcomer', async () => {
  gateway = await startGateway({ ...GENEROUS, OPEN_CALLS_OF_ADDRESS: '2' });
  const first = slowly(verifyMagicLink.path);
  await eventually(() => expect(gateway.openRequests()).toBe(1));
  slowly(verifyMagicLink.path);
  await eventually(() => expect(gateway.openRequests()).toBe(2));
  expect((await gateway.call('/api/auth/magic-link/send', { method: 'POST', body: '{}' })).status).toBe(200);
  expect(await first.answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('attacker keeps every place of an address waiting for answers, product answers 429 to newcomers there', async () => {
  gateway = await startGateway({ ...GENEROUS, OPEN_CALLS_OF_ADDRESS: '2' });
  gateway.upstream.answer = (request, response) => request.path === '/api/plans' || response.json({});
  const leave = new AbortController();
  const waiting = [1, 2].map(() => gateway.call('/api/plans', { signal: leave.signal }).catch(() => null));
  await eventually(() => expect(receivedAt('/api/plans')).toBe(2));
  const refused = await gateway.call('/api/auth/magic-link/send', { method: 'POST', body: '{}' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  gateway.upstream.letIn('not the attacker', anOwner());
  expect((await gateway.call('/api/dashboard', { headers: session('not the attacker') })).status).toBe(200);
  leave.abort();
  await Promise.all(waiting);
});

test('attacker fills every connection to svc-auth, product looks identities up over separate connections', async () => {
  gateway = await startGateway({ ...GENEROUS, CALL_CONNECTIONS: '8' });
  gateway.upstream.letIn('signed in', anOwner());
  gateway.upstream.answer = (request, response) => request.path === '/api/login' || response.json({});
  const leave = new AbortController();
  const waiting = Array.from({ length: 20 }, (_, index) => {
    const headers = from(`203.0.113.${index}`);
    return gateway.call('/api/login', { signal: leave.signal, headers }).catch(() => null);
  });
  await eventually(() => expect(receivedAt('/api/login')).toBe(8));
  expect((await gateway.call('/api/dashboard', { headers: session('signed in') })).status).toBe(200);
  leave.abort();
  await Promise.all(waiting);
});

test('attacker uploads a second file for verification while one is open, product refuses it early', async () => {
  gateway = await startGateway(GENEROUS);
  gateway.upstream.answer = (request, response) => request.resume().on('end', () => response.json({}));
  slowly('/api/verify', { ...from('198.51.100.7'), 'content-type': 'application/pdf', 'content-length': '1000000' });
  await eventually(() => expect(receivedAt('/api/verify')).toBe(1));
  const verifyFrom = (address: string) =>
    gateway.call('/api/verify', { method: 'POST', body: new Uint8Array(10_000), headers: from(address) });
  expect((await verifyFrom('198.51.100.7')).status).toBe(429);
  expect(receivedAt('/api/verify')).toBe(1);
  expect((await verifyFrom('198.51.100.8')).status).toBe(200);
});

test('a person keeps their session when their pages exceed the rate limit', async () => {
  gateway = await startGateway({ CALLS_PER_MINUTE_OF_PERSON: '3' });
  gateway.upstream.letIn('busy', anOwner());
  const headers = session('busy');
  for (const status of [200, 200, 200, 429]) {
    expect((await gateway.call('/api/dashboard', { headers })).status).toBe(status);
  }
  expect((await gateway.call(keepSession.path, { method: 'POST', headers })).status).toBe(200);
});
