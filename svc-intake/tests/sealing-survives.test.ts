import { getSealedPdf, getSigning } from '@evenhand/contracts/signing/signing';
import { JobWorkers } from '@evenhand/service-kit/jobs/job-workers';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { RealProcess } from '@evenhand/service-kit/testing/real-process';
import { mailIntake } from '@evenhand/wording/mail-intake';
import type { Redis } from 'ioredis';
import { Couple } from './support/couple.js';
import { nextMail } from './support/mailbox.js';

import { sealed } from './support/sealed.js';
import { type IntakeService, startIntake } from './support/service.js';

let service: IntakeService;
let worker: RealProcess;
beforeAll(async () => {
  service = await startIntake({ SWEEP_SECONDS: '1' });
  worker = new RealProcess(new URL('../src/main.ts', import.meta.url), service.environment);
});
afterAll(async () => {
  await worker.kill();
  await service.stop();
});

/** Statements that wait while a test locks the table of seals. */
const waitingForSeals = () =>
  service.query("SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'seals'::regclass");

test('an agreement is sealed once when the process is killed in the middle and its queue is lost', async () => {
  const couple = await Couple.of(service);
  const { giveLast } = await couple.allButOneSigned();

  // From here on only the separate process runs jobs; this one answers requests.
  await service.app.get(JobWorkers).beforeApplicationShutdown();
  await worker.start();

  const held = service.database.createQueryRunner();
  await held.startTransaction();
  await held.query('LOCK TABLE seals IN ACCESS EXCLUSIVE MODE');
  await giveLast();
  await eventually(async () => expect(await waitingForSeals()).not.toEqual([]));

  await worker.kill();
  const redis = service.app.get<Redis>(REDIS);
  const keys = await redis.keys(`${service.environment.REDIS_PREFIX}:*`);
  await redis.del(keys);
  await held.commitTransaction();
  await held.release();
  expect(await couple.owner.get(getSigning)).toMatchObject({ state: 'partially_signed', sealing: true });
  expect(await service.query('SELECT 1 FROM seals')).toEqual([]);

  await worker.start();
  await sealed(couple);
  expect((await couple.owner.call(getSealedPdf)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await service.query('SELECT role FROM downloads')).toHaveLength(2);
  for (const email of [couple.ownerEmail, couple.partnerEmail]) await nextMail(email, mailIntake.completed.subject);
  for (const email of Object.values(couple.witnessEmails)) await nextMail(email, mailIntake.witnessed.subject);
}, 180_000);
