import { anOwner, session } from './people.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const ACCOUNTS = 17;
const STREAMS_OF_EACH = 8;

let gateway: TestGateway;
beforeEach(async () => {
  // Fewer than the streams: in one pool with them, calls would wait.
  gateway = await startGateway({ CALL_CONNECTIONS: '8' });
  gateway.upstream.answer = (request, response) =>
    request.path === '/api/evidence/events'
      ? void response.type('text/event-stream').write('data: {}\n\n')
      : response.json({ fine: true });
});
afterEach(() => gateway.stop());

const streamsOf = (cookie: string, count: number) => {
  gateway.upstream.letIn(cookie, anOwner());
  return Array.from({ length: count }, () => gateway.call('/api/evidence/events', { headers: session(cookie) }));
};

test('attacker opens 8 streams from each of 17 accounts, product keeps no call waiting', async () => {
  const accounts = Array.from({ length: ACCOUNTS }, (_, index) => `account-${index}`);
  const streams = await Promise.all(accounts.flatMap((account) => streamsOf(account, STREAMS_OF_EACH)));
  expect(streams.map(({ status }) => status)).toEqual(Array(ACCOUNTS * STREAMS_OF_EACH).fill(200));
  const status = await gateway.call('/api/evidence/status', { headers: session('account-0') });
  expect(await status.json()).toEqual({ fine: true });

  const ends = streams.map((stream) => expect(stream.text()).rejects.toThrow());
  await gateway.gateway.endStreams();
  await Promise.all(ends);
});

test('attacker opens a ninth stream with one account, product refuses it', async () => {
  await Promise.all(streamsOf('many', STREAMS_OF_EACH));
  expect((await gateway.call('/api/evidence/events', { headers: session('many') })).status).toBe(429);
  expect((await gateway.call('/api/evidence/status', { headers: session('many') })).status).toBe(200);
});
