import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { indexEvidence } from '@evenhand/contracts/evidence/indexing';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { jobQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../../src/app.module.js';
import { Config } from '../../src/config.js';
import { readAgain } from '../../src/database/read-again.js';
import { embedTurn } from '../../src/indexing/embed-file.job.js';
import { settled } from '../search/start-worker.js';
import { startEvidence, type TestEvidence } from '../start-evidence.js';

const MODEL_FOLDER = fileURLToPath(new URL('../../../.cache/models', import.meta.url));

let evidence: TestEvidence;
beforeEach(async () => {
  evidence = await startEvidence({ MODEL_FOLDER });
});
afterEach(() => evidence.stop());

const jobs = (name = 'index-file') => evidence.service.app.get(Queues).of(jobQueue('svc-evidence', name));
const areWaiting = (count: number) =>
  eventually(async () =>
    expect(await jobs().getJobCounts('wait', 'prioritized')).toEqual({ wait: 0, prioritized: count }),
  );

const waitingFiles = async (): Promise<[OwnerIdentity, OwnerIdentity]> => {
  const [ann, bob] = [anOwner(), anOwner()];
  for (let number = 1; number <= 5; number += 1) await evidence.add(ann, `${number}.txt`, `Ann wrote note ${number}.`);
  await areWaiting(5);
  await evidence.add(bob, 'one.txt', 'Bob wrote one note.');
  await areWaiting(6);
  return [ann, bob];
};

const readBy = async (ann: OwnerIdentity, bob: OwnerIdentity): Promise<string[]> => {
  const { service } = evidence;
  const options = { sharing: service, worker: true };
  const worker = await startTestService({ name: 'svc-evidence', module: AppModule, config: Config, ...options });
  await Promise.all([ann, bob].map((who) => settled(evidence, who)));
  await worker.stop();
  const rows: { caseId: string }[] = await service.database.query(
    'select case_id as "caseId" from indexing order by indexed_at',
  );
  return rows.map(({ caseId }) => (caseId === ann.caseId ? 'Ann' : 'Bob'));
};
const BOB_SOON = ['Ann', 'Bob', 'Ann', 'Ann', 'Ann', 'Ann'];

test('a single file of one owner is read before the many waiting files of another', async () => {
  const [ann, bob] = await waitingFiles();
  await evidence.service.as(ann).get(indexEvidence);
  // A second request makes a second job only once the first is out of the outbox.
  await eventually(async () => expect(await evidence.service.database.query('select from outbox')).toEqual([]));
  expect(await readBy(ann, bob)).toEqual(BOB_SOON);
}, 120_000);

test('the fair order holds when the queue was lost and the sweep takes up waiting files', async () => {
  const [ann, bob] = await waitingFiles();
  await evidence.loseQueue();
  await evidence.service.database.query(`update indexing set moved_at = now() - interval '1 hour'`);
  await evidence.sweep();
  await areWaiting(6);
  expect(await readBy(ann, bob)).toEqual(BOB_SOON);
}, 120_000);

test('the fair order holds when a new release reads all files again', async () => {
  const [ann, bob] = await waitingFiles();
  await jobs().obliterate();
  const runner = evidence.service.database.createQueryRunner();
  await readAgain(runner);
  await runner.release();
  await areWaiting(6);
  expect((await readBy(ann, bob)).indexOf('Bob')).toBeLessThan(2);
}, 120_000);

test('the fair order holds for embedding, too', async () => {
  const [, bob] = await waitingFiles();
  await evidence.service.database.query(
    `update indexing set state = 'searchable', run = gen_random_uuid(), moved_at = now() - interval '1 hour'`,
  );
  await evidence.sweep();
  await eventually(async () => expect(await jobs('embed-file').getPrioritizedCount()).toBe(6));
  const cases = (await jobs('embed-file').getPrioritized()).map(({ data }) => data.caseId);
  expect(cases.indexOf(bob.caseId)).toBeLessThan(2);
});

test('a few small files and another large one are read between two turns of a large file', () => {
  const priority = (turn: number, ahead: number) =>
    embedTurn({ caseId: randomUUID(), fileId: randomUUID(), run: randomUUID(), turn }, ahead)[1].priority;
  expect(priority(1, 0)).toBeGreaterThan(priority(0, 20));
  expect(priority(1, 0)).toBeLessThan(priority(0, 10_000));
  expect(priority(7, 0)).toBe(priority(1, 0));
});
