import { request as httpRequest } from 'node:http';
import {
  LARGEST_EVIDENCE_FILE_IN_BYTES,
  LARGEST_EVIDENCE_FORM_IN_BYTES,
  LARGEST_JSON_BODY_IN_BYTES,
  LARGEST_PDF_IN_BYTES,
} from '@evenhand/contracts/limits';
import { startGateway, type TestGateway } from './start-gateway.js';

/** fetch normalises addresses; this does not. */
const statusOf = (port: number, path: string) =>
  new Promise((done) => {
    httpRequest({ port, path, host: '127.0.0.1' }, (response) => done(response.resume().statusCode)).end();
  });

async function* pieces(size: number) {
  for (let sent = 0; sent < size; sent += 65_536) yield Buffer.alloc(65_536, 'x');
}

const streamed = (size: number) => ({
  method: 'POST',
  body: ReadableStream.from(pieces(size)),
  duplex: 'half' as const,
});

describe('a forwarded call', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());
  beforeEach(() => {
    gateway.upstream.received.length = 0;
    gateway.upstream.answer = (_request, response) => response.json({ fine: true });
  });

  test('arrives with method, path, query and body unchanged', async () => {
    gateway.upstream.answer = (request, response) => void request.pipe(response);
    const answer = await gateway.call('/api/intake?a=%20b', { method: 'POST', body: '{"name":"Zoë 👩‍👧"}' });
    expect(await answer.text()).toBe('{"name":"Zoë 👩‍👧"}');
    expect(gateway.upstream.received).toMatchObject([{ method: 'POST', url: '/api/intake?a=%20b' }]);
  });

  test.each([
    ['/api/agreement', 'br, gzip', 'br'],
    ['/api/financial/assets', 'gzip', 'gzip'],
    ['/api/agreement', 'identity', null],
    ['/api/evidence/files', 'br, gzip', null],
  ])('%s with Accept-Encoding "%s" is answered in encoding %s', async (path, accepted, encoding) => {
    const long = { text: 'both of you '.repeat(1_000) };
    gateway.upstream.answer = (_request, response) => response.json(long);
    const answer = await gateway.call(path, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.json()).toEqual(long);
  });

  test('may be a HEAD request', async () => {
    const answer = await gateway.call('/api/dashboard', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(gateway.upstream.received).toMatchObject([{ method: 'HEAD', url: '/api/dashboard' }]);
  });

  test('gets a new request id, replaces the one of the client and returns it in the answer', async () => {
    const answer = await gateway.call('/api/dashboard', { headers: { 'x-request-id': 'mine-mine-mine' } });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(gateway.upstream.received[0]?.headers['x-request-id']).toBe(id);
  });

  test('forwards the trace of the client without its tracestate and baggage', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
    const headers = { traceparent, tracestate: 'device=ann', baggage: 'person=ann' };
    await gateway.call('/api/dashboard', { headers });
    expect(gateway.upstream.received[0]?.headers).toMatchObject({ traceparent });
    expect(gateway.upstream.received[0]?.headers).not.toHaveProperty('tracestate');
    expect(gateway.upstream.received[0]?.headers).not.toHaveProperty('baggage');
    const refused = await gateway.call('/api/nothing', { headers });
    expect(await refused.json()).toMatchObject({ code: 'not-found', traceId: traceparent.split('-')[1] });
  });

  test('gets a trace when the client names none', async () => {
    await gateway.call('/api/dashboard', { headers: { traceparent: 'ann' } });
    expect(gateway.upstream.received[0]?.headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  });

  test('attacker forges a network address, product signs the one that its own proxies set', async () => {
    await gateway.call('/api/dashboard', {
      headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-forwarded-host': 'evil' },
    });
    expect(gateway.upstream.received[0]?.address).toBe('203.0.113.7');
    expect(gateway.upstream.received[0]?.headers).not.toHaveProperty('x-forwarded-for');
    expect(gateway.upstream.received[0]?.headers).not.toHaveProperty('x-forwarded-host');
  });

  test('returns status, cookies and redirects, and no internal headers', async () => {
    gateway.upstream.answer = (_request, response) =>
      response.cookie('one', '1').cookie('two', '2').set('x-evenhand-identity', 'leak').redirect(303, '/?sign-in=1');
    const answer = await gateway.call('/api/login');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/?sign-in=1');
    expect(answer.headers.getSetCookie()).toEqual(['one=1; Path=/', 'two=2; Path=/']);
    expect(answer.headers.has('x-powered-by')).toBe(false);
    expect(answer.headers.has('x-evenhand-identity')).toBe(false);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['/api', '/api/nothing', '/api/authority', '/internal/sessions/resolve', '/api/auth/../../internal/x'])(
    'answers 404 when the path is %s',
    async (path) => {
      expect(await statusOf(gateway.port, path)).toBe(404);
      expect(gateway.upstream.received).toEqual([]);
    },
  );

  test.each([
    '/api/auth/..%2f..%2finternal/sessions/resolve',
    '/api/auth/%2e%2e/%2e%2e/internal/sessions/resolve',
    '/api/auth\\..\\..\\internal/sessions/resolve',
    '//internal/sessions/resolve',
    'http://evil/internal/sessions/resolve',
  ])('reaches no internal route when the path is %s', async (path) => {
    await statusOf(gateway.port, path);
    expect(gateway.upstream.resolutions).toBe(0);
    for (const { url } of gateway.upstream.received) expect(url).toMatch(/^\/api\//);
  });

  test('is refused with 413 before it reaches the service when its Content-Length is too large', async () => {
    const answer = await gateway.call('/api/intake', { method: 'POST', body: 'x'.repeat(10_485_760) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'too-large', requestId: answer.headers.get('x-request-id') });
    expect(gateway.upstream.received).toEqual([]);
  });

  test('is cut off at the limit when its body is too large and has no Content-Length', async () => {
    let received = 0;
    gateway.upstream.answer = (request) => request.on('data', (piece) => (received += piece.length));
    const answer = await gateway.call('/api/intake', streamed(8 * LARGEST_JSON_BODY_IN_BYTES));
    expect(answer.status).toBe(413);
    expect(received).toBeLessThanOrEqual(LARGEST_JSON_BODY_IN_BYTES);
  });

  test('a file upload may be larger than a JSON body, up to its own limit', async () => {
    gateway.upstream.answer = (request, response) => request.resume().on('end', () => response.json({}));
    const file = (size: number) => ({ method: 'POST', body: new Uint8Array(size) });
    expect((await gateway.call('/api/verify', file(LARGEST_PDF_IN_BYTES))).status).toBe(200);
    expect((await gateway.call('/api/verify', file(LARGEST_PDF_IN_BYTES + 1))).status).toBe(413);
  });

  test('a body of 200 MB is accepted on the path of evidence files only', async () => {
    let received = 0;
    gateway.upstream.answer = (request, response) =>
      request.on('data', (piece) => (received += piece.length)).on('end', () => response.json({}));
    const upload = await gateway.call('/api/evidence/uploads', streamed(LARGEST_EVIDENCE_FILE_IN_BYTES));
    expect(upload.status).toBe(200);
    expect(received).toBe(LARGEST_EVIDENCE_FILE_IN_BYTES);
    const tooLarge = LARGEST_EVIDENCE_FORM_IN_BYTES + 65_536;
    expect((await gateway.call('/api/evidence/uploads', streamed(tooLarge))).status).toBe(413);
    expect((await gateway.call('/api/evidence/presign', streamed(LARGEST_PDF_IN_BYTES))).status).toBe(413);
  });

  test('an answer is streamed', async () => {
    let goOn = () => {};
    gateway.upstream.answer = (_request, response) => {
      response.write('first');
      goOn = () => response.end('last');
    };
    const answer = await gateway.call('/api/agreement/pdf');
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    goOn();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last');
  });

  test('fails in the client when the service aborts its answer', async () => {
    let breakOff = () => {};
    gateway.upstream.answer = (_request, response) => {
      response.set('content-length', '100').write('half');
      breakOff = () => response.destroy();
    };
    const answer = await gateway.call('/api/agreement/pdf');
    breakOff();
    await expect(answer.text()).rejects.toThrow();
  });

  test('is aborted at the service when the browser disconnects', async () => {
    const arrived = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<string>();
    gateway.upstream.answer = (_request, response) => {
      response.on('close', () => aborted.resolve('aborted'));
      arrived.resolve();
    };
    const leave = new AbortController();
    const call = gateway.call('/api/dashboard', { signal: leave.signal });
    await arrived.promise;
    leave.abort();
    await expect(call).rejects.toThrow();
    expect(await aborted.promise).toBe('aborted');
  });
});

test('a call gets 504 when the service does not answer in time', async () => {
  const gateway = await startGateway({ ANSWER_TIMEOUT_MS: '1000' });
  gateway.upstream.answer = () => {};
  const answer = await gateway.call('/api/dashboard');
  expect(answer.status).toBe(504);
  expect(await answer.json()).toMatchObject({ code: 'took-too-long' });
  await gateway.stop();
});

describe('a call to a service that is down', () => {
  test('gets 503, while calls to the others succeed', async () => {
    const gateway = await startGateway();
    gateway.stopUpstream();
    const answer = await gateway.call('/api/dashboard');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'service-unavailable' });
    expect((await gateway.call('/ready')).status).toBe(200);
    await gateway.stop();
  });
});
