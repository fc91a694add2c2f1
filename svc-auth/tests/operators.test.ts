import { SESSION_COOKIE } from '@evenhand/contracts/identity';
import { ReleaseOutcomes } from '@evenhand/contracts/operators/operators';
import { OUTCOME_COUNTS } from '@evenhand/contracts/release-set';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import type { Redis } from 'ioredis';
import { type Auth, startAuth } from './support/auth.js';
import type { Browser } from './support/browser.js';
import { nextCodeOf, proveBy, setUpApp } from './support/with-app.js';

const [address, unproven, third] = ['operator@mail.test', 'unproven@mail.test', 'third@mail.test'];
let auth: Auth;
beforeAll(async () => {
  auth = await startAuth({ OPERATOR_ADDRESSES: [address, unproven, third].join(',') });
});
afterAll(() => auth.stop());
afterEach(() => auth.clock.reset());

const PATHS = ['/api/operators/svc-auth', '/api/operators/releases'];
const identityOf = (browser: Browser) => auth.resolve(browser.cookie(SESSION_COOKIE));
const statuses = (browser: Browser) => Promise.all(PATHS.map(async (path) => (await browser.get(path)).status));

test('the identity names an operator by a verified address of the list alone', async () => {
  expect(await identityOf(await auth.signInByLink(address))).toMatchObject({ operator: true });
  expect(await identityOf(await auth.signInByLink(auth.newAddress()))).not.toHaveProperty('operator');
  expect(await identityOf(await auth.register(unproven))).not.toHaveProperty('operator');
});

test('the state and the releases open to an operator with a fresh proof of the second factor, and close again after half an hour', async () => {
  const operator = await auth.signInByLink(address);
  expect(await statuses(operator)).toEqual([404, 404]);
  const { secret } = await setUpApp(auth, operator);
  expect(await statuses(operator)).toEqual([200, 200]);
  auth.clock.forward({ minutes: 20 });
  await operator.post('/api/auth/session/keep');
  auth.clock.forward({ minutes: 11 });
  expect(await statuses(operator)).toEqual([403, 403]);
  expect((await proveBy(operator, nextCodeOf(auth, secret))).status).toBe(204);
  expect(await statuses(operator)).toEqual([200, 200]);
});

test('the outcomes of releases are those that the gateway counted', async () => {
  const operator = await auth.signInByLink(third);
  await setUpApp(auth, operator);
  const redis = auth.service.app.get<Redis>(REDIS);
  await redis.hset(OUTCOME_COUNTS, { 'mfe-x 0123 opened': '7', 'mfe-x 0123 failed': '2', 'mfe-x 4567 failed': '1' });
  const { body } = await operator.get('/api/operators/releases');
  expect(ReleaseOutcomes.parse(body).outcomes).toEqual(
    expect.arrayContaining([
      { part: 'mfe-x', version: '0123', opened: 7, failed: 2 },
      { part: 'mfe-x', version: '4567', opened: 0, failed: 1 },
    ]),
  );
  await redis.del(OUTCOME_COUNTS);
});
