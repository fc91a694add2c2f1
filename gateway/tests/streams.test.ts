import { startGateway } from './start-gateway.js';

/** More than the connections that calls share. */
const MANY = 140;

test('streams of events keep no call waiting, and end when the gateway goes', async () => {
  const gateway = await startGateway();
  gateway.upstream.answer = (request, response) =>
    request.path === '/api/evidence/events'
      ? void response.type('text/event-stream').write('data: {}\n\n')
      : response.json({ fine: true });
  const streams = await Promise.all(Array.from({ length: MANY }, () => gateway.call('/api/evidence/events')));
  expect(streams.map(({ status }) => status)).toEqual(Array(MANY).fill(200));
  expect(await (await gateway.call('/api/evidence/status')).json()).toEqual({ fine: true });

  const ends = streams.map((stream) => expect(stream.text()).rejects.toThrow());
  await gateway.gateway.endStreams();
  await Promise.all(ends);
  await gateway.stop();
});
