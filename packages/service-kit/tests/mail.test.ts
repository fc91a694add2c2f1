import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { Transactions } from '../src/database/transactions.js';
import { Mail } from '../src/mail/mail.js';
import { sendMail } from '../src/mail/send-mail.job.js';
import { Outbox } from '../src/outbox/outbox.js';
import { jobQueue, Queues } from '../src/queues/queues.js';
import { REDIS } from '../src/redis/redis.js';
import { eventually } from '../src/testing/eventually.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { mailArriving, mailSource } from '../src/testing/test-mailbox.js';
import { ThingsModule, thingAdded } from './things.js';

const UNREACHABLE = 'smtp://127.0.0.1:9';
let sending: TestService;
let stuck: TestService;
beforeAll(async () => {
  sending = await startTestService({ name: 'svc-finance', module: ThingsModule });
  stuck = await startTestService({
    name: 'svc-finance',
    module: ThingsModule,
    environment: { SMTP_URL: UNREACHABLE },
  });
});
afterAll(async () => {
  await sending.stop();
  await stuck.stop();
});

const readers: Record<string, (redis: Redis, key: string) => Promise<unknown>> = {
  string: (redis, key) => redis.get(key),
  hash: (redis, key) => redis.hgetall(key),
  list: (redis, key) => redis.lrange(key, 0, -1),
  set: (redis, key) => redis.smembers(key),
  zset: (redis, key) => redis.zrange(key, '0', '-1'),
  stream: (redis, key) => redis.xrange(key, '-', '+'),
};

/** Every key and value of a service in Redis, as text. */
const everythingInRedis = async ({ app, environment: { REDIS_PREFIX = '' } }: TestService): Promise<string> => {
  const redis = app.get<Redis>(REDIS);
  const entries = (await redis.keys(`${REDIS_PREFIX}*`)).map(async (key) => {
    const read = readers[await redis.type(key)];
    return [key, await read?.(redis, key)];
  });
  return JSON.stringify(await Promise.all(entries));
};

test('attacker reads every key of Redis while mails and events wait, product shows no link, code, address or name', async () => {
  const to = `ann-${randomUUID()}@example.test`;
  const [token, code] = [randomUUID(), '483 920'];
  const link = `http://localhost:8080/auth/magic-link?token=${token}`;
  const mail = { to, subject: 'A subject of its own', text: `Open ${link}\n\n    ${code}` };
  await stuck.app.get(Mail).send(null, mail);
  await stuck.app.get(Transactions).run((manager) => {
    const thing = { id: randomUUID(), name: 'Ann Alder', size: 1 };
    return stuck.app.get(Outbox).publish(manager, thingAdded, thing);
  });
  const queue = stuck.app.get(Queues).of(jobQueue('svc-finance', sendMail.name));
  await eventually(async () => expect(await queue.getDelayedCount()).toBe(1));
  await eventually(async () => expect(await stuck.database.query('select 1 from outbox')).toEqual([]));

  const [waiting] = await stuck.database.query('select id, sealed from waiting_mail');
  const inRedis = await everythingInRedis(stuck);
  expect(inRedis).toContain(waiting.id);
  expect(inRedis).toContain(thingAdded.name);
  const atRest = inRedis + waiting.sealed.toString('latin1') + stuck.logged.join('');
  for (const secret of [to, token, code, 'A subject of its own', 'Ann Alder']) expect(atRest).not.toContain(secret);
});

test('a mail is deleted from the database once it is sent', async () => {
  const to = `ann-${randomUUID()}@example.test`;
  await sending.app.get(Mail).send(null, { to, subject: 'Hello', text: 'Hello' });
  await mailArriving(to);
  await eventually(async () => expect(await sending.database.query('select 1 from waiting_mail')).toEqual([]));
});

test('a mail is neither stored nor sent when its transaction is rolled back', async () => {
  const to = `ann-${randomUUID()}@example.test`;
  const mail = { to, subject: 'Hello', text: 'Hello' };
  const undone = sending.app.get(Transactions).run(async (manager) => {
    await sending.app.get(Mail).send(manager, mail);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await sending.database.query('select 1 from waiting_mail')).toEqual([]);
});

test('a mail has an HTML part with the words of its text, and an unsubscribe header when an address is given', async () => {
  const to = `ann-${randomUUID()}@example.test`;
  const unsubscribeUrl = 'http://localhost:8080/api/newsletter/unsubscribe?token=t';
  const mail = { to, subject: 'News', text: 'In words', unsubscribeUrl };
  await sending.app.get(Mail).send(null, { ...mail, replyTo: 'answers@example.test' });
  const arrived = await mailArriving(to);
  expect(arrived.text).toContain('In words');
  expect(arrived.html).toMatch(/<p [^>]+>In words<\/p>/);
  const source = (await mailSource(arrived)).replaceAll(/\r?\n\s+/g, ' ');
  expect(source).toMatch(/^List-Unsubscribe:\s+<http.+token=t>$/m);
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toContain('Reply-To: answers@example.test');
});
