import { Injectable, Module } from '@nestjs/common';
import { z } from 'zod';
import { DeadLetters } from '../src/dead-letters/dead-letters.js';
import { replayDeadLetter } from '../src/dead-letters/replay-dead-letter.job.js';
import { job } from '../src/jobs/job.js';
import { Processes } from '../src/jobs/processes.js';
import { Outbox } from '../src/outbox/outbox.js';
import { jobQueue, Queues } from '../src/queues/queues.js';
import { type Cuttable, cuttable } from '../src/testing/cuttable.js';
import { eventually } from '../src/testing/eventually.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { thingsDatabase } from './things.js';

const water = job('water', z.strictObject({}), { attempts: 1, backoffSeconds: 1 });

@Injectable()
class Gardener {
  runs = 0;
  isAway = false;

  @Processes(water)
  async water(): Promise<void> {
    this.runs += 1;
    if (this.isAway) throw new Error('no water');
  }
}

@Module({ imports: [thingsDatabase], providers: [Gardener] })
class GardenModule {}

let database: TestDatabase;
let wire: Cuttable;
let service: TestService;
let gardener: Gardener;
let letters: DeadLetters;
beforeAll(async () => {
  database = await createTestDatabase();
  wire = await cuttable(await database.roleFor('finance'));
  service = await startTestService({
    name: 'svc-finance',
    module: GardenModule,
    environment: { DATABASE_URL: wire.url },
  });
  [gardener, letters] = [service.app.get(Gardener), service.app.get(DeadLetters)];
});
afterAll(async () => {
  await service.stop();
  wire.close();
  await database.drop();
});

const queue = () => service.app.get(Queues).of(jobQueue('svc-finance', 'water'));
const warned = () => service.logged.filter((line) => line.includes('permanently failed job not yet moved from Redis'));

test('a job that failed while the database was down becomes a dead letter later, and frees its id', async () => {
  gardener.isAway = true;
  wire.cut();
  await queue().add('water', {}, { jobId: 'garden' });
  await eventually(() => expect(warned()).not.toEqual([]));
  expect(await queue().getFailedCount()).toBe(1);

  gardener.isAway = false;
  wire.mend();
  await eventually(async () => expect(await queue().getFailedCount()).toBe(0), 30);
  expect(await letters.all()).toMatchObject([{ kind: 'job', name: 'water', jobId: 'garden', reason: 'no water' }]);
  await service.app.get(Outbox).enqueue(null, water, {}, { jobId: 'garden' });
  await eventually(() => expect(gardener.runs).toBe(2));
});

test('a dead letter that an operator asked for runs again', async () => {
  const [{ id = '' } = {}] = await letters.all();
  await service.app.get(Outbox).enqueue(null, replayDeadLetter, { id });
  await eventually(async () => expect(await letters.all()).toEqual([]));
  await eventually(() => expect(gardener.runs).toBe(3));
});
