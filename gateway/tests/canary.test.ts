import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BUCKET_COOKIE, OUTCOME_COUNTS } from '@evenhand/contracts/release-set';
import { manifestOf, released, withCanary } from './released.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const LIVE = '0123456789ab';
const CANARY = 'fedcba987654';

const part = released(['/checkout', '/pricing'], LIVE);
const withShare = (share: number) => manifestOf({ 'mfe-x': withCanary(part, CANARY, share) });

const files: Record<string, string> = {
  'app.html': '<title>Application</title>',
  'checkout/index.html': '<title>Live checkout</title>',
  'pricing/index.html': '<title>Pricing</title>',
  'robots.txt': 'live',
  'sets/10/checkout/index.html': '<title>Canary checkout</title>',
  'sets/10/robots.txt': 'canary',
};

describe('a canary', () => {
  const site = mkdtempSync(join(tmpdir(), 'evenhand-canary-'));
  let gateway: TestGateway;

  beforeAll(async () => {
    for (const [name, content] of Object.entries({ ...files, 'remotes.json': withShare(10) })) {
      mkdirSync(dirname(join(site, name)), { recursive: true });
      writeFileSync(join(site, name), content);
    }
    gateway = await startGateway({ SITE_FOLDER: site });
  });
  afterAll(async () => {
    await gateway.stop();
    rmSync(site, { recursive: true });
  });

  const open = (path: string, bucket?: number | string) =>
    gateway.call(path, { headers: bucket === undefined ? {} : { cookie: `other=1; ${BUCKET_COOKIE}=${bucket}` } });
  const titleOf = async (answer: Response) => /<title>(.*)<\/title>/.exec(await answer.text())?.[1];
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie');

  test.each([
    [0, 'Canary checkout'],
    [9, 'Canary checkout'],
    [10, 'Live checkout'],
    [99, 'Live checkout'],
  ])('a browser of bucket %s of 100 gets the %s while a canary has a share of 10', async (bucket, title) => {
    const answer = await open('/checkout', bucket);
    expect(await titleOf(answer)).toBe(title);
    expect(cookieOf(answer)).toBeNull();
  });

  test('a page that both sets have alike is the same for every bucket', async () => {
    expect(await titleOf(await open('/pricing', 3))).toBe('Pricing');
  });

  test('a file of the root belongs to the set of the browser', async () => {
    expect(await (await open('/robots.txt', 3)).text()).toBe('canary');
    expect(await (await open('/robots.txt', 30)).text()).toBe('live');
  });

  test('a browser without a bucket gets a random one that scripts can read, and its page', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => open('/checkout')));
    const buckets = answers.map((answer) =>
      Number(/release_bucket=(\d+); Path=\/; Secure; SameSite=Lax$/.exec(cookieOf(answer) ?? '')?.[1]),
    );
    expect(buckets.every((bucket) => bucket >= 0 && bucket < 100)).toBe(true);
    expect(new Set(buckets).size).toBeGreaterThan(20);
    const titles = await Promise.all(answers.map(titleOf));
    expect(titles).toEqual(buckets.map((bucket) => (bucket < 10 ? 'Canary checkout' : 'Live checkout')));
  });

  test.each(['-1', '100', '1e1', '<script>', ''])('a browser with the bucket "%s" gets another one', async (bucket) => {
    expect(cookieOf(await open('/checkout', bucket))).toMatch(/^release_bucket=\d+;/);
  });

  test('a page that differs between browsers is in no shared cache', async () => {
    expect((await open('/checkout', 3)).headers.get('cache-control')).toBe('private, no-cache');
  });

  test.each(['/sets/10/robots.txt', '/sets/10/checkout', '/sets/10/checkout/index.html'])(
    '%s is no address of the site',
    async (path) => {
      expect((await open(path, 3)).status).toBe(404);
    },
  );

  const report = (path: string, headers = {}) => gateway.call(path, { method: 'POST', headers });

  test('the gateway counts the outcomes of both versions', async () => {
    for (const [version, outcome] of [
      [LIVE, 'opened'],
      [CANARY, 'opened'],
      [CANARY, 'failed'],
      [CANARY, 'failed'],
    ])
      expect((await report(`/releases/mfe-x/${version}/${outcome}`)).status).toBe(204);
    expect(await gateway.redis.hgetall(OUTCOME_COUNTS)).toEqual({
      [`mfe-x ${LIVE} opened`]: '1',
      [`mfe-x ${CANARY} opened`]: '1',
      [`mfe-x ${CANARY} failed`]: '2',
    });
  });

  test('attacker reports one failure after another, product counts five an hour of a network', async () => {
    const counted = async () => Number(await gateway.redis.hget(OUTCOME_COUNTS, `mfe-x ${CANARY} failed`));
    const before = await counted();
    for (let count = 0; count < 8; count += 1) {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      expect((await report(`/releases/mfe-x/${CANARY}/failed`, headers)).status).toBe(204);
    }
    expect(await counted()).toBe(before + 5);
    await report(`/releases/mfe-x/${CANARY}/failed`, { 'x-forwarded-for': '203.0.113.10' });
    expect(await counted()).toBe(before + 6);
  });

  test.each(['mfe-x/0000/failed', `mfe-x/${CANARY}/closed`, `mfe-y/${CANARY}/failed`, `__proto__/${CANARY}/failed`])(
    'attacker reports %s, which is not compared: product counts nothing',
    async (reported) => {
      const before = await gateway.redis.hgetall(OUTCOME_COUNTS);
      expect((await report(`/releases/${reported}`)).status).toBe(404);
      expect(await gateway.redis.hgetall(OUTCOME_COUNTS)).toEqual(before);
    },
  );

  test('attacker has a foreign page report failures from a person’s browser, product refuses them', async () => {
    const path = `/releases/mfe-x/${CANARY}/failed`;
    expect((await report(path, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await report(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test.each([
    ['failures', `mfe-x/${CANARY}/failed`, '203.0.113.7', 204],
    ['what is not compared', 'mfe-x/0000/failed', '203.0.113.8', 404],
  ])(
    'attacker reports %s again and again, product counts 120 a minute of an address',
    async (_, path, from, counted) => {
      const headers = { 'x-forwarded-for': from };
      const began = performance.now();
      const answers = await Promise.all(Array.from({ length: 150 }, () => report(`/releases/${path}`, headers)));
      const freedMeanwhile = Math.ceil((performance.now() - began) / 500);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === counted || status === 429)).toHaveLength(150);
      expect(statuses.filter((status) => status === counted).length).toBeLessThanOrEqual(120 + freedMeanwhile);
    },
  );

  test('a browser has no bucket and reports nothing when no canary runs', async () => {
    writeFileSync(join(site, 'remotes.json'), manifestOf({ 'mfe-x': part }));
    const last = Date.now() + 60_000;
    while (cookieOf(await open('/checkout')) && Date.now() < last);
    const answer = await open('/checkout', 3);
    expect([cookieOf(answer), await titleOf(answer)]).toEqual([null, 'Live checkout']);
    expect((await report(`/releases/mfe-x/${LIVE}/failed`)).status).toBe(404);
  });
});
