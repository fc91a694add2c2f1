import {
  ACCESS_COOKIE,
  IDENTITY_HEADER,
  IDENTITY_SECONDS,
  type OwnerIdentity,
  SESSION_COOKIE,
} from '@evenhand/contracts/identity';
import { ENDED_SESSION, sessionCacheKey } from '@evenhand/contracts/internal/sessions';
import { createLog } from '@evenhand/service-kit/logs/log';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { decodeJwt } from 'jose';
import { Sessions } from '../src/identity/sessions.js';
import { access, anOwner, aPartner, session } from './people.js';
import { startGateway, type TestGateway } from './start-gateway.js';

describe('the identity of a call', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  const lastReceived = () => gateway.upstream.received.at(-1);

  test('a service receives the session’s person in a token for that service only', async () => {
    const owner = anOwner();
    gateway.upstream.letIn('good', owner);
    await gateway.call('/api/financial/assets', { headers: session('good') });
    expect(lastReceived()?.who).toEqual(owner);
    const { aud, iat = 0, exp = 0 } = decodeJwt(String(lastReceived()?.headers[IDENTITY_HEADER]));
    expect(aud).toBe('svc-finance');
    expect(exp - iat).toBe(IDENTITY_SECONDS);
  });

  test('an identity sent from outside never reaches a service', async () => {
    const forged = { [IDENTITY_HEADER]: 'forged', 'x-evenhand-anything': 'forged' };
    await gateway.call('/api/financial/assets', { headers: forged });
    expect(lastReceived()?.headers[IDENTITY_HEADER]).not.toContain('forged');
    expect(lastReceived()?.who).toBeNull();
    expect(lastReceived()?.headers).not.toHaveProperty('x-evenhand-anything');
  });

  test('a call is anonymous when its cookie belongs to no session', async () => {
    await gateway.call('/api/financial/assets', { headers: session('never given out') });
    expect(lastReceived()?.who).toBeNull();
  });

  test('a session is looked up once, then cached', async () => {
    gateway.upstream.letIn('asked once', anOwner());
    const before = gateway.upstream.resolutions;
    await gateway.call('/api/dashboard', { headers: session('asked once') });
    await gateway.call('/api/dashboard', { headers: session('asked once') });
    expect(gateway.upstream.resolutions - before).toBe(1);
  });

  test('a cached session is anonymous immediately after signing out', async () => {
    gateway.upstream.letIn('leaving', anOwner());
    await gateway.call('/api/dashboard', { headers: session('leaving') });
    expect(lastReceived()?.who).not.toBeNull();
    gateway.upstream.letOut('leaving');
    await gateway.redis.set(sessionCacheKey(sha256('leaving')), ENDED_SESSION);
    await gateway.call('/api/dashboard', { headers: session('leaving') });
    expect(lastReceived()?.who).toBeNull();
  });

  test('a session is not cached when it ends during its lookup', async () => {
    const key = sessionCacheKey(sha256('raced'));
    const resolver = {
      session: async () => {
        await gateway.redis.set(key, ENDED_SESSION);
        return anOwner();
      },
    };
    const sessions = new Sessions(
      gateway.redis,
      resolver,
      { SESSION_CACHE_SECONDS: 30 },
      createLog('gateway', 'silent'),
    );
    await sessions.find(sha256('raced'));
    expect(await sessions.find(sha256('raced'))).toBeNull();
  });

  test('the cache keeps a session for seconds, under its hash, and never the cookie', async () => {
    gateway.upstream.letIn('hashed', anOwner());
    await gateway.call('/api/dashboard', { headers: session('hashed') });
    const keys = await gateway.redis.keys('*');
    expect(keys).toContain(sessionCacheKey(sha256('hashed')));
    expect(keys.join()).not.toContain('session:hashed');
    expect(await gateway.redis.ttl(sessionCacheKey(sha256('hashed')))).toBeLessThanOrEqual(30);
  });

  test('a call below /api/access uses the scoped access and ignores the session', async () => {
    const partner = aPartner();
    gateway.upstream.letIn('scoped', partner);
    gateway.upstream.letIn('own', anOwner());
    await gateway.call('/api/access', { headers: access('scoped') });
    expect(lastReceived()?.who).toEqual(partner);
    await gateway.call('/api/access', { headers: session('own') });
    expect(lastReceived()?.who).toBeNull();
    await gateway.call('/api/agreement', { headers: access('scoped') });
    expect(lastReceived()?.who).toBeNull();
  });

  test('a link that is being opened brings the session, which may have proven the second factor of its address', async () => {
    const owner: OwnerIdentity = { ...anOwner(), secondFactor: 'proven', factorProvenAt: new Date().toISOString() };
    gateway.upstream.letIn('own', owner);
    const headers = { ...session('own'), 'content-type': 'application/json' };
    await gateway.call('/api/access/open', { method: 'POST', headers, body: '{"token":"aaaaaaaaaaaaaaaaaaaaaaaa"}' });
    expect(lastReceived()?.who).toEqual(owner);
  });

  test('a withdrawn access is refused from the next call on', async () => {
    gateway.upstream.letIn('withdrawn', aPartner());
    await gateway.call('/api/access', { headers: access('withdrawn') });
    gateway.upstream.letOut('withdrawn');
    await gateway.call('/api/access', { headers: access('withdrawn') });
    expect(lastReceived()?.who).toBeNull();
  });

  test('each cookie is forwarded only to the service that issued it', async () => {
    const both = { cookie: `${SESSION_COOKIE}=a; theme=dark; ${ACCESS_COOKIE}=b` };
    await gateway.call('/api/auth/user', { headers: both });
    expect(lastReceived()?.headers.cookie).toBe(`${SESSION_COOKIE}=a; theme=dark`);
    await gateway.call('/api/access', { headers: both });
    expect(lastReceived()?.headers.cookie).toBe(`theme=dark; ${ACCESS_COOKIE}=b`);
    await gateway.call('/api/financial/assets', { headers: both });
    expect(lastReceived()?.headers.cookie).toBe('theme=dark');
  });

  test('an identity token is signed for one service and not reused for another', async () => {
    gateway.upstream.letIn('several', anOwner());
    await gateway.call('/api/financial/assets', { headers: session('several') });
    const first = lastReceived()?.headers[IDENTITY_HEADER];
    await gateway.call('/api/financial/assets', { headers: session('several') });
    expect(lastReceived()?.headers[IDENTITY_HEADER]).toBe(first);
    await gateway.call('/api/dashboard', { headers: session('several') });
    expect(lastReceived()?.headers[IDENTITY_HEADER]).not.toBe(first);
    expect(lastReceived()?.who).not.toBeNull();
  });

  test('when the session lookup fails, public calls are anonymous and all others get 503', async () => {
    gateway.upstream.cannotResolve = true;
    const headers = session('not yet seen');
    expect((await gateway.call('/api/verify', { method: 'POST', headers })).status).toBe(200);
    expect(lastReceived()?.who).toBeNull();
    expect((await gateway.call('/api/dashboard', { headers })).status).toBe(503);
    gateway.upstream.cannotResolve = false;
  });
});
