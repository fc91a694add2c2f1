import { forFile } from '../src/testing/for-file.js';
import { anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { addThing, brokenThing, downloadThing, getThing, listThings, ThingsModule, uploadThing } from './things.js';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

let service: TestService;
forFile(
  () => startTestService({ name: 'svc-finance', module: ThingsModule }),
  (started) => (service = started),
);

const add = (body: unknown, headers?: Record<string, string>) =>
  service.as(anOwner()).call(addThing, { body, headers });

test('invalid input is a problem that points at each field', async () => {
  const { status, body, headers } = await add({ name: '', size: 'big', parts: [{ label: 'fine' }, { label: 7 }] });
  expect(status).toBe(422);
  expect(headers.get('content-type')).toMatch('application/problem+json');
  expect(body).toMatchObject({
    type: 'urn:evenhand:problem:invalid-input',
    code: 'invalid-input',
    status: 422,
    title: 'Some answers need another look',
    errors: [
      { pointer: '/name', detail: 'Please fill this in.' },
      { pointer: '/size', detail: 'This is not the kind of answer we expect here.' },
      { pointer: '/parts/1/label', detail: 'This is not the kind of answer we expect here.' },
    ],
  });
});

test('an unknown field is refused by name at any depth', async () => {
  const { status, body } = await add({ name: 'a', size: 1, 'ow/ner': 'me', parts: [{ label: 'b', extra: 1 }] });
  expect(status).toBe(422);
  const detail = 'We did not ask for this.';
  expect(body).toMatchObject({
    errors: [
      { pointer: '/parts/0/extra', detail },
      { pointer: '/ow~1ner', detail },
    ],
  });
});

test('a missing body is reported with an empty pointer', async () => {
  expect((await add(undefined)).body).toMatchObject({ code: 'invalid-input', errors: [{ pointer: '' }] });
});

test('a __proto__ key in a body is refused as an unknown field', async () => {
  const { body } = await add('{"name":"a","size":1,"__proto__":{"admin":true}}');
  expect(body).toMatchObject({ code: 'invalid-input', errors: [{ pointer: '/__proto__' }] });
});

test('text with NUL or a lone surrogate is refused with a pointer', async () => {
  const { body } = await add('{"name":"nul \\u0000","size":1,"parts":[{"label":"half \\ud83d"}]}');
  expect(body).toMatchObject({ code: 'invalid-input', errors: [{ pointer: '/name' }, { pointer: '/parts/0/label' }] });
});

test('text with a character that cannot be seen is refused with a pointer', async () => {
  const { body } = await add('{"name":"Alex \\u202eelpmaxE","size":1,"parts":[{"label":"Al\\u200dex"}]}');
  const detail = expect.stringContaining('cannot be seen');
  expect(body).toMatchObject({
    code: 'invalid-input',
    errors: [
      { pointer: '/name', detail },
      { pointer: '/parts/0/label', detail },
    ],
  });
});

test('a body that is not a JSON object is a malformed request', async () => {
  for (const body of ['{"name":', '"just text"']) {
    expect(await add(body)).toMatchObject({ status: 400, body: { code: 'malformed-request' } });
  }
});

test('another media type is refused', async () => {
  const answer = await add('name=a', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(answer).toMatchObject({ status: 415, body: { code: 'wrong-media-type' } });
});

test('a body of ten megabytes is too large', async () => {
  expect(await add({ name: 'x'.repeat(10_000_000), size: 1 })).toMatchObject({
    status: 413,
    body: { code: 'too-large' },
  });
});

test('a large body gets 401 when the caller is anonymous', async () => {
  const answer = await service.asAnonymous.call(addThing, { body: 'x'.repeat(100_000) });
  expect(answer.status).toBe(401);
});

test('an unknown route and a malformed id are not found', async () => {
  expect(await service.as(anOwner()).send('GET', '/api/no-such')).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  });
  const wrongId = await service.as(anOwner()).call(getThing, { params: { id: "1' or '1'='1" } });
  expect(wrongId).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('a path that cannot be decoded is a malformed request', async () => {
  expect((await service.as(anOwner()).send('GET', '/api/things/%E0%A4%A')).status).toBe(400);
});

test('an unknown query parameter is refused', async () => {
  const answer = await service.as(anOwner()).call(listThings, { query: { caseId: 'another' } });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/caseId' }] } });
});

test('an unexpected error answers only the ids of request and trace, which are in the log', async () => {
  const call = { body: { name: 'hush', size: 1 }, headers: { traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-00` } };
  const { status, body, headers } = await service.as(anOwner()).call(brokenThing, call);
  expect(status).toBe(500);
  const requestId = headers.get('x-request-id');
  expect(body).toEqual({
    type: 'urn:evenhand:problem:unexpected',
    title: 'Something went wrong on our side',
    error: 'Something went wrong on our side',
    status: 500,
    code: 'unexpected',
    requestId,
    traceId: TRACE_ID,
  });
  const line = service.logged.find((each) => each.includes('unexpected failure') && each.includes(`${requestId}`));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId, traceId: TRACE_ID });
});

test('an answer leaves out fields that the contract does not declare', async () => {
  const id = '0190b5a0-7c00-7000-8000-000000000001';
  const { body } = await service.as(anOwner()).call(getThing, { params: { id } });
  expect(body).toEqual({ id, name: 'a thing', size: 1 });
});

test('a file is uploaded and downloaded by its media type, and another media type is refused', async () => {
  const upload = await service.as(anOwner()).call(uploadThing, { body: Buffer.alloc(2_000_000, 1) });
  expect(upload.body).toEqual({ bytes: 2_000_000 });
  const json = await service.as(anOwner()).call(uploadThing, { body: { not: 'a pdf' } });
  expect(json.status).toBe(415);
  const { headers, bytes } = await service.as(anOwner()).call(downloadThing);
  expect([headers.get('content-type'), bytes.toString()]).toEqual(['application/pdf', '%PDF-1.7']);
});
