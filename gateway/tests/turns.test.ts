import { eventually } from '@evenhand/service-kit/testing/eventually';
import type { Response } from 'express';
import { anOwner, session } from './people.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const COSTLY = '/api/financial/assets';
let gateway: TestGateway;
let held: Response[];
let leave: AbortController;

beforeEach(async () => {
  gateway = await startGateway();
  held = [];
  leave = new AbortController();
  gateway.upstream.answer = (request, response) =>
    request.path === COSTLY ? void held.push(response) : response.json({ fine: true });
  for (const cookie of ['heavy', 'other']) gateway.upstream.letIn(cookie, anOwner());
});
afterEach(async () => {
  leave.abort();
  await gateway.stop();
});

const ask = (cookie: string, path: string, signal = leave.signal) =>
  gateway.call(path, { headers: session(cookie), signal }).then(
    ({ status }) => status,
    () => 'left',
  );
const askMany = (count: number, signal?: AbortSignal) =>
  Array.from({ length: count }, () => ask('heavy', COSTLY, signal));

test('attacker sends 20 costly calls at once, product forwards 4 of them and answers other callers', async () => {
  const answers = askMany(20);
  await eventually(() => expect([gateway.openRequests(), held.length]).toEqual([20, 4]));
  expect(await ask('other', '/api/financial/debts')).toBe(200);
  expect(await ask('heavy', '/api/auth/user')).toBe(200);
  expect(held).toHaveLength(4);
  for (let answered = 0; answered < 20; answered += 1) {
    await eventually(() => expect(held.length).toBeGreaterThan(answered));
    expect(held.length).toBeLessThanOrEqual(answered + 4);
    held[answered]?.json({});
  }
  expect(await Promise.all(answers)).toEqual(Array(20).fill(200));
});

test('a waiting call never reaches the service when its client disconnects, and the next one does', async () => {
  const first = askMany(4);
  await eventually(() => expect(held).toHaveLength(4));
  const gone = new AbortController();
  const second = askMany(2, gone.signal);
  await eventually(() => expect(gateway.openRequests()).toBe(6));
  gone.abort();
  expect(await Promise.all(second)).toEqual(['left', 'left']);
  await eventually(() => expect(gateway.openRequests()).toBe(4));
  const last = ask('heavy', COSTLY);
  await eventually(() => expect(gateway.openRequests()).toBe(5));
  held[0]?.json({});
  await eventually(() => expect(held).toHaveLength(5));
  for (const response of held.slice(1)) response.json({});
  expect(await Promise.all([...first, last])).toEqual(Array(5).fill(200));
});
