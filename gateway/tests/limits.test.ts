import { networkOf } from '../src/limits/network.js';
import { anOwner, session } from './people.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the rate limit', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({
      CALLS_PER_MINUTE_OF_ADDRESS: '6',
      CALLS_PER_MINUTE_OF_PERSON: '4',
      ATTEMPTS_PER_MINUTE_OF_ADDRESS: '3',
      FILES_PER_MINUTE_OF_ADDRESS: '2',
      RENEWALS_PER_MINUTE_OF_ADDRESS: '2',
    });
  });
  afterAll(() => gateway.stop());

  /** How many of `count` successive calls pass. */
  const letThrough = async (count: number, path: string, init: RequestInit) => {
    let passed = 0;
    for (let each = 0; each < count; each += 1) passed += (await gateway.call(path, init)).ok ? 1 : 0;
    return passed;
  };

  test('an address gets 429 with Retry-After when it has used up its calls', async () => {
    const headers = from('198.51.100.1');
    expect(await letThrough(8, '/api/plans', { headers })).toBe(6);
    const refused = await gateway.call('/api/plans', { headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests', status: 429 });
  });

  test('an address keeps its allowance when another one is used up', async () => {
    await letThrough(8, '/api/plans', { headers: from('198.51.100.2') });
    expect(await letThrough(1, '/api/plans', { headers: from('198.51.100.3') })).toBe(1);
  });

  test('the allowance refills evenly over time', async () => {
    const headers = from('198.51.100.4');
    await letThrough(6, '/api/plans', { headers });
    await gateway.redis.set('limit:calls:198.51.100.4', Date.now() + 60_000 - 20_100);
    expect(await letThrough(5, '/api/plans', { headers })).toBe(2);
  });

  test.each([
    ['/api/auth/password/login', '203.0.113.1'],
    ['/api/auth/magic-link/send', '203.0.113.2'],
    ['/api/access/enter', '203.0.113.3'],
    ['/api/signing/code', '203.0.113.4'],
    ['/api/own-data/enter', '203.0.113.6'],
  ])('guessing at %s has a lower limit than other calls', async (path, address) => {
    const headers = from(address);
    expect(await letThrough(6, path, { method: 'POST', headers })).toBe(3);
    expect(await letThrough(1, '/api/plans', { headers })).toBe(1);
  });

  test.each(['/api/access/open', '/api/auth/magic-link/send', '/api/auth/password/login'])(
    'attacker has a foreign page post again and again to %s, the address keeps its attempts',
    async (path) => {
      const headers = from('203.0.113.77');
      const foreign = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      for (let each = 0; each < 100; each += 1)
        expect((await gateway.call(path, { method: 'POST', headers: foreign })).status).toBe(403);
      expect(await letThrough(1, path, { method: 'POST', headers })).toBe(1);
    },
  );

  test.each(['/api/login', '/api/plans'])(
    'attacker has a foreign page read %s as an image, the address keeps its allowance',
    async (path) => {
      const headers = from(path === '/api/login' ? '203.0.113.78' : '203.0.113.79');
      await letThrough(20, path, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } });
      expect(await letThrough(3, path, { headers })).toBe(3);
    },
  );

  test('attacker asks for new links again and again, product counts them separately from attempts', async () => {
    const headers = from('203.0.113.5');
    expect(await letThrough(4, '/api/access/renew', { method: 'POST', headers })).toBe(2);
    expect(await letThrough(4, '/api/access/open', { method: 'POST', headers })).toBe(3);
  });

  test('attacker has what is kept of many addresses mailed to them, product limits it as new links', async () => {
    const init = { method: 'POST', headers: from('203.0.113.7') };
    expect(await letThrough(4, '/api/own-data/ask', init)).toBe(2);
    expect(await letThrough(1, '/api/plans', { headers: init.headers })).toBe(1);
  });

  test('file uploads have a separate limit', async () => {
    expect(await letThrough(4, '/api/verify', { method: 'POST', headers: from('198.51.100.5') })).toBe(2);
  });

  test('a signed-in person has one allowance across all network addresses', async () => {
    gateway.upstream.letIn('wanderer', anOwner());
    const passed = await Promise.all(
      ['6', '7', '8'].map((last) =>
        letThrough(2, '/api/dashboard', { headers: { ...session('wanderer'), ...from(`198.51.100.${last}`) } }),
      ),
    );
    expect(passed.reduce((sum, each) => sum + each)).toBe(4);
  });

  test('a refused call never reaches the service', async () => {
    const headers = from('198.51.100.9');
    await letThrough(6, '/api/plans', { headers });
    const before = gateway.upstream.received.length;
    await letThrough(3, '/api/plans', { headers });
    expect(gateway.upstream.received.length).toBe(before);
  });

  test('an IPv6 /64 network counts as one address', () => {
    expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2::ffff'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  });
});

describe('the rate limit when Redis is unavailable', () => {
  test('refuses guessing with 503 and lets all other calls through', async () => {
    const gateway = await startGateway({ REDIS_URL: 'redis://127.0.0.1:1' });
    gateway.upstream.letIn('known', anOwner());
    expect((await gateway.call('/api/auth/password/login', { method: 'POST' })).status).toBe(503);
    expect((await gateway.call('/api/dashboard', { headers: session('known') })).status).toBe(200);
    expect(gateway.upstream.received.at(-1)?.who).not.toBeNull();
    await gateway.stop();
  });
});
