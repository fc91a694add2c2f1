import { endpoints } from '@evenhand/contracts/endpoints';
import { anOwner, session } from './people.js';
import { PUBLIC_URL, startGateway, type TestGateway } from './start-gateway.js';

describe('a request that changes state', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  /** Outside of a browser fetch sends no Origin. */
  const send = (method: string, headers: Record<string, string>) => {
    const { path = '' } = endpoints.find((each) => each.method === method && !each.fromServers) ?? {};
    return fetch(gateway.origin + path.replaceAll(/:\w+/g, 'an-id'), { method, headers });
  };

  test.each([
    ['our origin', { origin: PUBLIC_URL }],
    ['our origin and the same site', { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' }],
    ['the same origin by the word of the browser', { 'sec-fetch-site': 'same-origin' }],
  ])('is accepted from %s', async (_name, headers) => {
    expect((await send('POST', headers)).status).toBe(200);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['our name with another scheme', { origin: PUBLIC_URL.replace('https', 'http') }],
    ['an origin that begins like ours', { origin: `${PUBLIC_URL}.evil.example` }],
    ['a sandboxed page', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of our site', { origin: PUBLIC_URL, 'sec-fetch-site': 'same-site' }],
    ['nowhere', {}],
  ])('is refused with 403 from %s', async (_name, headers) => {
    for (const method of new Set(endpoints.flatMap((each) => (each.method === 'GET' ? [] : each.method)))) {
      const answer = await send(method, headers);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'not-allowed' });
    }
    expect(gateway.upstream.received.filter(({ method }) => method !== 'POST')).toEqual([]);
  });

  test('is refused across sites, while a GET request is accepted', async () => {
    expect((await send('GET', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  });

  test('is accepted across sites, and as anonymous despite a session, when it is a webhook', async () => {
    gateway.upstream.letIn('a-session', anOwner());
    const headers = { 'sec-fetch-site': 'cross-site', ...session('a-session') };
    const answer = await fetch(`${gateway.origin}/api/billing/webhooks`, { method: 'POST', headers });
    expect(answer.status).toBe(200);
    expect(gateway.upstream.received.at(-1)).toMatchObject({ url: '/api/billing/webhooks', who: null });
  });
});
