import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { z } from 'zod';
import { Transactions } from '../src/database/transactions.js';
import { DeadLetters } from '../src/dead-letters/dead-letters.js';
import { job } from '../src/jobs/job.js';
import { pairJobs } from '../src/jobs/jobs.js';
import { type JobRun, Processes } from '../src/jobs/processes.js';
import { Outbox } from '../src/outbox/outbox.js';
import { jobQueue, Queues } from '../src/queues/queues.js';
import { eventually } from '../src/testing/eventually.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { thingsDatabase } from './things.js';

const Greeting = z.strictObject({ to: z.string() });
type Greeting = z.infer<typeof Greeting>;
const greet = job('greet', Greeting, { attempts: 3, backoffSeconds: 0.01 });

@Injectable()
class Greeter {
  runs: (Greeting & JobRun)[] = [];
  away = true;

  @Processes(greet)
  async greet(greeting: Greeting, run: JobRun): Promise<void> {
    this.runs.push({ ...greeting, ...run });
    if (greeting.to === 'nobody' && this.away) throw new Error('nobody is at home for ann@example.ca');
  }
}

@Module({ imports: [thingsDatabase], providers: [Greeter] })
class GreetingModule {}

let service: TestService;
let greeter: Greeter;
let jobs: Outbox;
let letters: DeadLetters;
beforeAll(async () => {
  service = await startTestService({ name: 'svc-finance', module: GreetingModule });
  [greeter, jobs, letters] = [service.app.get(Greeter), service.app.get(Outbox), service.app.get(DeadLetters)];
});
afterAll(() => service.stop());

const runsFor = (to: string) => greeter.runs.filter((run) => run.to === to);

test('an enqueued job runs', async () => {
  await jobs.enqueue(null, greet, { to: 'ann' });
  await eventually(() => expect(runsFor('ann')).toMatchObject([{ attempt: 1 }]));
});

test('a job never runs when its transaction is rolled back', async () => {
  const work = service.app.get(Transactions).run(async (manager) => {
    await jobs.enqueue(manager, greet, { to: 'never' });
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
  await jobs.enqueue(null, greet, { to: 'later' });
  await eventually(() => expect(runsFor('later')).toHaveLength(1));
  expect(runsFor('never')).toEqual([]);
});

test('waiting jobs run in order of priority, those without a priority first', async () => {
  await service.app.get(Transactions).run(async (manager) => {
    await jobs.enqueue(manager, greet, { to: 'third' }, { priority: 9_999_999 });
    await jobs.enqueue(manager, greet, { to: 'second' }, { priority: 2 });
    await jobs.enqueue(manager, greet, { to: 'first' });
  });
  await eventually(() => expect(runsFor('third')).toHaveLength(1));
  expect(greeter.runs.slice(-3).map(({ to }) => to)).toEqual(['first', 'second', 'third']);
});

test('two jobs run once when they have the same id', async () => {
  const jobId = `reminder-${randomUUID()}`;
  for (const _ of [1, 2]) await jobs.enqueue(null, greet, { to: 'once' }, { jobId, delaySeconds: 1 });
  await jobs.enqueue(null, greet, { to: 'after' }, { delaySeconds: 2 });
  await eventually(() => expect(runsFor('after')).toHaveLength(1));
  expect(runsFor('once')).toHaveLength(1);
});

test('a job becomes a dead letter when its retries are exhausted, and can be replayed', async () => {
  await jobs.enqueue(null, greet, { to: 'nobody' }, { priority: 7 });
  await eventually(async () => expect(await letters.all()).toHaveLength(1));
  expect(runsFor('nobody').map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  const [letter] = await letters.all();
  expect(letter).toMatchObject({ name: 'greet', attempts: 3, priority: 7, reason: 'nobody is at home for [address]' });
  const failed = service.app.get(Queues).of(jobQueue('svc-finance', 'greet'));
  await eventually(async () => expect(await failed.getFailedCount()).toBe(0));

  greeter.away = false;
  expect(await letters.replay(letter?.id ?? '')).toBe(true);
  await eventually(() => expect(runsFor('nobody')).toHaveLength(4));
  expect(await letters.all()).toEqual([]);
  expect(await letters.replay(letter?.id ?? '')).toBe(false);
});

test('a job is not retried when its payload is invalid', async () => {
  await service.app
    .get(Queues)
    .of(jobQueue('svc-finance', 'greet'))
    .add('greet', { to: 7 }, { attempts: 3, jobId: 'odd' });
  await eventually(async () => expect(await letters.all()).toMatchObject([{ jobId: 'odd', attempts: 1 }]));
});

test('enqueue throws when the payload or the job id is invalid', async () => {
  await expect(jobs.enqueue(null, greet, JSON.parse('{"to":7}'))).rejects.toThrow();
  await expect(jobs.enqueue(null, greet, { to: 'x' }, { jobId: 'a:b' })).rejects.toThrow('job id');
});

test('an unknown job in the outbox does not block later ones', async () => {
  const insert = "insert into outbox (id, kind, name, payload) values ($1, 'job', 'from-tomorrow', '{}')";
  await service.database.query(insert, [randomUUID()]);
  await jobs.enqueue(null, greet, { to: 'behind it' });
  await eventually(() => expect(runsFor('behind it')).toHaveLength(1));
});

test('start-up names each job that has two processors, and each name that two jobs have', () => {
  const namesake = { ...greet, attempts: 1 };
  const processor = (where: string, mark = greet) => ({ mark, where, call: () => undefined });
  const refused = 'each job needs a name and a processor of its own:\n  greet has A.a, B.b';
  expect(() => pairJobs([processor('A.a'), processor('B.b')])).toThrow(refused);
  expect(() => pairJobs([processor('A.a'), processor('B.b', namesake)])).toThrow(refused);
});

test('enqueue throws when nothing in the service processes the job, or only a namesake of it', async () => {
  const orphan = job('orphan', Greeting, { attempts: 1, backoffSeconds: 1 });
  await expect(jobs.enqueue(null, orphan, { to: 'x' })).rejects.toThrow('nothing in this service processes this job');
  await expect(jobs.enqueue(null, { ...greet }, { to: 'x' })).rejects.toThrow('processes this job');
});
