import { TraceReceiver } from '@evenhand/service-kit/testing/trace-receiver';
import { startGateway } from './start-gateway.js';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE_ID}-00f067aa0ba902b7-00`;

/** The spans of one call: a gateway sends what is left as it stops. */
const recorded = async (path: string, headers: Record<string, string> = {}) => {
  const receiver = await TraceReceiver.start();
  const gateway = await startGateway({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  await (await gateway.call(path, { headers: { traceparent, ...headers } })).arrayBuffer();
  await gateway.stop();
  receiver.stop();
  return { receiver, forwarded: gateway.upstream.received[0]?.headers.traceparent };
};

test('a call is a span of the trace that the browser began, and the call to the service a span within it', async () => {
  const { receiver, forwarded } = await recorded('/api/evidence/files/7d5c3f0e/original?name=ann', {
    cookie: 'evenhand_session=unknown',
  });
  const route = '/api/evidence/files/:id/original';
  const first = receiver.spans.find(({ parentSpanId }) => !parentSpanId);
  expect(first).toMatchObject({
    part: 'gateway',
    traceId: TRACE_ID,
    name: `GET ${route}`,
    attributes: { 'http.request.method': 'GET', 'http.route': route, 'http.response.status_code': 200 },
  });
  const within = receiver.spans.filter(({ parentSpanId }) => parentSpanId === first?.spanId);
  expect(within.map(({ name, attributes }) => [name, attributes['peer.service']])).toEqual([
    ['POST /internal/sessions/resolve', 'svc-auth'],
    [`GET ${route}`, 'svc-evidence'],
  ]);
  expect(forwarded).toBe(`00-${TRACE_ID}-${within[1]?.spanId}-01`);
  expect(receiver.text).not.toMatch(/7d5c3f0e|ann|unknown|127\.0\.0\.1/);
});

test('a path that no endpoint has is recorded without the path', async () => {
  const { receiver } = await recorded('/api/ann-example');
  expect(receiver.spans.map(({ name }) => name)).toEqual(['GET unknown']);
  expect(receiver.text).not.toContain('ann');
});

test('a page is not recorded', async () => {
  const { receiver } = await recorded('/pricing');
  expect(receiver.spans).toEqual([]);
});

test('a gateway whose receiver is away answers, and stops', async () => {
  const receiver = await TraceReceiver.start();
  receiver.stop();
  const gateway = await startGateway({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  expect((await gateway.call('/api/plans')).status).toBe(200);
  await gateway.stop();
});
