import { endpoints } from '@evenhand/contracts/endpoints';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { startGateway, type TestGateway } from './start-gateway.js';

let gateway: TestGateway;
forFile(
  () => startGateway({ CALLS_PER_MINUTE_OF_ADDRESS: '100000', ATTEMPTS_PER_MINUTE_OF_ADDRESS: '100000' }),
  (started) => (gateway = started),
);

/** The path with ids for its parameters, and its last fixed segment in the other case. */
const filled = (path: string) => path.replaceAll(/:\w+/g, '0190b5a0-7c00-7000-8000-000000000001');
const inOtherCase = (path: string) =>
  filled(
    path.replace(
      /\/([a-z0-9-]+)(?=(\/:\w+)*$)/,
      (_, part: string) => `/${part.charAt(0).toUpperCase()}${part.slice(1)}`,
    ),
  );

test('attacker changes the case of a path or adds a slash, product does not forward the request', async () => {
  for (const { method, path } of endpoints) {
    const evasions = [inOtherCase(path), inOtherCase(path).toUpperCase(), `${filled(path)}/`, `${filled(path)}//`];
    for (const evasion of new Set(evasions)) {
      // 405 where the changed segment matches an id parameter without this method.
      const { status } = await gateway.call(evasion, { method });
      expect([evasion, [404, 405].includes(status)]).toEqual([evasion, true]);
    }
  }
  expect(gateway.upstream.received).toEqual([]);
});

test('the gateway forwards every endpoint of the contracts by its exact path', async () => {
  for (const { method, path } of endpoints) {
    expect([path, (await gateway.call(filled(path), { method })).status]).not.toEqual([path, 404]);
  }
  expect(new Set(gateway.upstream.received.map(({ method, url }) => `${method} ${url}`)).size).toBe(
    new Set(endpoints.map(({ method, path }) => `${method} ${filled(path)}`)).size,
  );
});

test('a method that an endpoint does not take is refused without a call to the service', async () => {
  const before = gateway.upstream.received.length;
  const answer = await gateway.call('/api/plans', { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(await answer.json()).toMatchObject({ code: 'method-not-allowed' });
  expect(gateway.upstream.received.length).toBe(before);
});
