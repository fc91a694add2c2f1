import { randomUUID } from 'node:crypto';
import { AnalyticsSummary, RecordedAnalytics } from '@evenhand/contracts/analytics/analytics';
import { analyticsEventNames } from '@evenhand/contracts/analytics/events';
import { analyticsConsent } from '@evenhand/wording/consents';
import { type Auth, startAuth } from './support/auth.js';
import type { Browser } from './support/browser.js';

const operatorAddress = 'operator@mail.test';
let auth: Auth;
let operator: Browser;
beforeAll(async () => {
  auth = await startAuth({ OPERATOR_ADDRESSES: `somebody@mail.test,${operatorAddress}` });
  operator = await auth.signInByLink(operatorAddress);
});
afterAll(() => auth.stop());
afterEach(() => auth.clock.reset());

const { version } = analyticsConsent;
const opened = { name: 'evidence-kit-opened', properties: {} };
const uploaded = { name: 'evidence-uploaded', properties: { kind: 'chat' } };
const consent = (browser: Browser, visitor: string, given = true) =>
  browser.send('PUT', '/api/analytics/consent', { visitor, given, version });
const record = (browser: Browser, visitor: string, events: unknown[]) =>
  browser.post('/api/analytics/events', { visitor, events });
const recordedOf = async (browser: Browser) =>
  RecordedAnalytics.parse((await browser.get('/api/analytics/recorded')).body);
const summary = async () => AnalyticsSummary.parse((await operator.get('/api/analytics/summary')).body);
const countOf = async (name: string) => (await summary()).counts.find((one) => one.name === name);
const rowsOf = (visitor: string) => auth.query('SELECT name FROM analytics_event WHERE visitor = $1', [visitor]);

test('all twenty product events and page views can be recorded', () => {
  expect(analyticsEventNames).toHaveLength(21);
});

test('events are not stored when there is no consent', async () => {
  const visitor = randomUUID();
  expect((await record(auth.newBrowser(), visitor, [opened])).status).toBe(204);
  expect(await rowsOf(visitor)).toEqual([]);
});

test('events are stored, counted and shown to their person when there is consent', async () => {
  const visitor = randomUUID();
  const browser = await auth.signInByLink(auth.newAddress());
  await consent(browser, visitor);
  await record(browser, visitor, [opened, uploaded, opened]);
  const { consent: given, events } = await recordedOf(browser);
  expect(given).toEqual({ given: true, version, at: expect.any(String) });
  expect(events.map(({ name }) => name)).toEqual(['evidence-kit-opened', 'evidence-uploaded', 'evidence-kit-opened']);
  expect(events[1]).toMatchObject({ properties: { kind: 'chat' } });
  const other = await auth.signInByLink(auth.newAddress());
  expect((await recordedOf(other)).events).toEqual([]);
});

test('an event counts each of its visitors once a day, and every occurrence', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const browser = auth.newBrowser();
  for (const visitor of [one, other]) await consent(browser, visitor);
  const finished = { name: 'financial-form-completed', properties: {} };
  await record(browser, one, [finished, finished]);
  await record(browser, other, [finished]);
  expect(await countOf('financial-form-completed')).toEqual({ name: finished.name, count: 3, visitors: 2 });
});

test('visitors with the same events in another order are counted when they report them concurrently', async () => {
  const browser = auth.newBrowser();
  const seen = ['business-email-opened', 'business-email-clicked'].map((name) =>
    Array(20).fill({ name, properties: {} }),
  );
  const visitors = Array.from({ length: 8 }, () => randomUUID());
  for (const visitor of visitors) await consent(browser, visitor);
  const tellings = visitors.map((visitor, index) =>
    record(browser, visitor, (index % 2 ? seen : seen.toReversed()).flat()),
  );
  expect((await Promise.all(tellings)).map(({ status }) => status)).toEqual(visitors.map(() => 204));
  expect(await countOf('business-email-opened')).toMatchObject({ count: 160 });
  expect(await countOf('business-email-clicked')).toMatchObject({ count: 160 });
});

test('a withdrawn consent deletes the stored events and stops new ones; daily counts stay', async () => {
  const visitor = randomUUID();
  const browser = await auth.signInByLink(auth.newAddress());
  await consent(browser, visitor);
  await record(browser, visitor, [{ name: 'signing-cancelled', properties: {} }]);
  await consent(browser, visitor, false);
  await record(browser, visitor, [opened]);
  expect(await rowsOf(visitor)).toEqual([]);
  expect(await recordedOf(browser)).toMatchObject({ consent: { given: false }, events: [] });
  expect(await countOf('signing-cancelled')).toMatchObject({ count: 1 });
});

test.each([
  [{ name: 'evidence-uploaded', properties: { kind: 'chat with Sam.txt' } }],
  [{ name: 'evidence-uploaded', properties: { kind: 'chat', file: 'chat with Sam.txt' } }],
  [{ name: 'dashboard-viewed', properties: { email: 'alex@example.test' } }],
  [{ name: 'page-viewed', properties: { page: '/agreement/123', query: 'none' } }],
  [{ name: 'something-else', properties: {} }],
])('a page sends %j, the product refuses it: free text has no place in an event', async (event) => {
  const visitor = randomUUID();
  const browser = auth.newBrowser();
  await consent(browser, visitor);
  expect((await record(browser, visitor, [event])).status).toBe(422);
  expect(await rowsOf(visitor)).toEqual([]);
});

test('a step of a funnel counts visitors who did all earlier steps in order', async () => {
  const [inOrder, backwards, half] = [randomUUID(), randomUUID(), randomUUID()];
  const browser = auth.newBrowser();
  const queried = { name: 'evidence-queried', properties: { found: true } };
  const before = (await summary()).funnels.find(({ funnel }) => funnel === 'evidence')?.steps.map((s) => s.visitors);
  for (const visitor of [inOrder, backwards, half]) await consent(browser, visitor);
  for (const event of [opened, uploaded, queried]) await record(browser, inOrder, [event]);
  for (const event of [queried, uploaded, opened]) await record(browser, backwards, [event]);
  await record(browser, half, [opened]);
  const after = (await summary()).funnels.find(({ funnel }) => funnel === 'evidence')?.steps.map((s) => s.visitors);
  expect(after?.map((count, step) => count - (before?.[step] ?? 0))).toEqual([3, 1, 1]);
});

test('single events are deleted after 30 days, daily counts after 13 months', async () => {
  const visitor = randomUUID();
  const browser = auth.newBrowser();
  await consent(browser, visitor);
  await record(browser, visitor, [{ name: 'test-started', properties: {} }]);
  const days = () => auth.query("SELECT count FROM analytics_day WHERE name = 'test-started'");
  auth.clock.forward({ hours: 31 * 24 });
  await auth.sweep();
  expect(await rowsOf(visitor)).toEqual([]);
  expect(await days()).toHaveLength(1);
  auth.clock.forward({ hours: 375 * 24 });
  await auth.sweep();
  expect(await days()).toEqual([]);
});

test('a consent to another version of the text is refused', async () => {
  const consent = { visitor: crypto.randomUUID(), given: true, version: 'of yesterday' };
  const { status, body } = await auth.newBrowser().send('PUT', '/api/analytics/consent', consent);
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'changed-elsewhere' } });
});

test('attacker who is not an operator requests the counts, the product answers 404', async () => {
  const stranger = await auth.signInByLink(auth.newAddress());
  expect((await stranger.get('/api/analytics/summary')).status).toBe(404);
});

test('attacker registers an operator’s address without proving it, the product shows no counts', async () => {
  const attacker = auth.newBrowser();
  const details = { email: 'somebody@mail.test', password: 'Tq9#vLm2!xZ', firstName: '', lastName: '' };
  await attacker.post('/api/auth/password/register', details);
  expect((await attacker.get('/api/analytics/summary')).status).toBe(404);
});

test('attacker invents 200 visitors in one client, the product counts thirty of them a day', async () => {
  const browser = auth.newBrowser();
  const event = { name: 'signing-initiated', properties: {} };
  for (let invented = 0; invented < 200; invented += 1) {
    const visitor = randomUUID();
    expect((await consent(browser, visitor)).status).toBe(204);
    expect((await record(browser, visitor, [event])).status).toBe(204);
  }
  const counted = await auth.query('SELECT visitors FROM analytics_day WHERE name = $1', [event.name]);
  expect(counted).toEqual([{ visitors: 30 }]);
});

test('attacker who is signed in and has agreed invents visitors, the product counts none of them', async () => {
  const browser = await auth.signInByLink(auth.newAddress());
  await consent(browser, randomUUID());
  const invented = randomUUID();
  await record(browser, invented, [opened]);
  expect(await rowsOf(invented)).toEqual([]);
});
