import { randomUUID } from 'node:crypto';
import { Problem } from '@evenhand/contracts/problems';
import { describeError } from '../src/logs/log.js';
import { Mail } from '../src/mail/mail.js';
import { eventually } from '../src/testing/eventually.js';
import { forFile } from '../src/testing/for-file.js';
import { anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { mailArriving } from '../src/testing/test-mailbox.js';
import { addThing, brokenThing, ThingsModule } from './things.js';

let service: TestService;
forFile(
  () => startTestService({ name: 'svc-finance', module: ThingsModule }),
  (started) => (service = started),
);

const logged = () => service.logged.join('');

test('a mail arrives, and its address, text and link are not in the log', async () => {
  const to = `ann-${randomUUID()}@example.ca`;
  const link = `http://localhost:8080/auth/magic-link#${randomUUID()}${randomUUID()}`;
  await service.app.get(Mail).send(null, { to, subject: 'Your link', text: `Open ${link}` });
  const mail = await mailArriving(to);
  expect(mail).toMatchObject({ subject: 'Your link', from: [{ address: 'hello@evenhand.test' }] });
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(link);
  await eventually(() => expect(logged()).toContain('job done'));
  for (const secret of [to, link, 'Your link']) expect(logged()).not.toContain(secret);
});

test('a log line has route, status, time and request id, and neither address nor query nor body nor token', async () => {
  const requestId = 'test-request-1';
  const headers = { 'x-request-id': requestId };
  const owner = anOwner();
  const body = { name: 'a private name', size: 987_654_321 };
  await service.as(owner).call(addThing, { headers, body, query: { email: 'ann@example.ca' } });
  await eventually(() => expect(logged()).toContain(requestId));
  const line = service.logged.find((one) => one.includes(requestId)) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    service: 'svc-finance',
    level: 'info',
    requestId,
    method: 'POST',
    route: '/api/things',
  });
  for (const secret of ['a private name', '987654321', 'ann@example.ca', 'eyJ']) expect(logged()).not.toContain(secret);
});

test.each([
  ['none', ''],
  ['a name', 'ann@example.ca'],
  ['an id of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['a longer id', '00-4bf92f3577b34da6a3ce929d0e0e4736aa-00f067aa0ba902b7-01'],
])('a request gets a new trace id when its caller sent %s', async (_, traceparent) => {
  const headers = { 'x-request-id': randomUUID(), ...(traceparent && { traceparent }) };
  const { body } = await service.as(anOwner()).send('GET', '/api/nothing', { headers });
  const { traceId = '' } = Problem.parse(body);
  expect(traceId).toMatch(/^[\da-f]{32}$/);
  expect(`${traceparent} ${'0'.repeat(32)}`).not.toContain(traceId);
  await eventually(() => {
    const line = service.logged.find((one) => one.includes(headers['x-request-id']));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId });
  });
});

test('a value that Postgres refuses is not in the log', async () => {
  await expect(service.database.query("select 'secret'::uuid")).rejects.toThrow('secret');
  const refused = await service.database.query("select 'secret'::uuid").catch((error: unknown) => error);
  expect(JSON.stringify(describeError(refused))).not.toContain('secret');
});

test('an error is logged without the addresses and tokens in it', async () => {
  const name = 'ann@example.ca';
  await service.as(anOwner()).call(brokenThing, { body: { name, size: 1 } });
  expect(logged()).toContain('a bug with [address]');
  expect(logged()).not.toContain(name);
});

test('a request id is replaced when it is malformed', async () => {
  const { headers } = await service.asAnonymous.send('GET', '/live', { headers: { 'x-request-id': 'x"}{' } });
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});
