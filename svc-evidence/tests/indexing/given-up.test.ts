import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { retryFile } from '@evenhand/contracts/evidence/indexing';
import { queryEvidence } from '@evenhand/contracts/evidence/search';
import { type FileIndexing, filesIn, getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { jobQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService, type TestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../../src/app.module.js';
import { Config } from '../../src/config.js';
import { readAgain } from '../../src/database/read-again.js';
import { placeOf } from '../../src/files/places.js';
import { embedFile } from '../../src/indexing/embed-file.job.js';
import { EmbeddingRepository } from '../../src/indexing/embedding.repository.js';
import { IndexingRepository } from '../../src/indexing/indexing.repository.js';
import { STORAGE, type Storage } from '../../src/storage/storage.js';
import { startEvidence, type TestEvidence } from '../start-evidence.js';

const MODEL_FOLDER = fileURLToPath(new URL('../../../.cache/models', import.meta.url));
/** A path below a file: no model can be stored. */
const NO_FOLDER = join(fileURLToPath(import.meta.url), 'models');

let evidence: TestEvidence;
let service: TestService;
let worker: TestService | undefined;
beforeAll(async () => {
  evidence = await startEvidence({ MODEL_FOLDER });
  service = evidence.service;
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});
afterAll(() => evidence.stop());

const fileOf = async (who: OwnerIdentity): Promise<FileIndexing | undefined> =>
  (await service.as(who).get(getEvidenceStatus)).files[0];

const aWaitingFile = async (who: OwnerIdentity): Promise<string> => {
  const { id } = await evidence.add(who, 'notes.txt', 'He paid the rent.');
  await eventually(async () => expect(await service.database.query('select from outbox')).toEqual([]));
  await eventually(async () => expect(await rowsOf(id)).toHaveLength(1));
  return id;
};
const rowsOf = (id: string): Promise<unknown[]> =>
  service.database.query('select state from indexing where file_id = $1', [id]);

const startWorker = async (environment: Record<string, string> = {}): Promise<void> => {
  const options = { sharing: service, worker: true, environment };
  worker = await startTestService({ name: 'svc-evidence', module: AppModule, config: Config, ...options });
};
const expectRead = (who: OwnerIdentity) =>
  eventually(
    async () =>
      expect(await fileOf(who)).toMatchObject({ state: expect.stringMatching(/searchable|complete/), reason: null }),
    60,
  );

test('indexing stops after repeated crashes of the reader, and restarts when the owner asks', async () => {
  const ann = anOwner();
  const id = await aWaitingFile(ann);
  const indexing = service.app.get(IndexingRepository);
  // As killed workers leave it.
  for (let run = 0; run < 6; run += 1) await indexing.begin(service.database.manager, id, null);
  await startWorker();
  const reason = 'Reading this file was interrupted several times. It is still stored: please try again later.';
  await eventually(async () => expect(await fileOf(ann)).toMatchObject({ state: 'failed', reason }), 60);
  await service.as(ann).get(retryFile, { params: { id } });
  await expectRead(ann);
}, 120_000);

test('a file whose embedding fails is found by its words, and retried as a whole when its owner asks', async () => {
  const ann = anOwner();
  const id = await aWaitingFile(ann);
  const triesOf = async () =>
    (await service.database.query('select run, begun from indexing where file_id = $1', [id]))[0];
  await startWorker({ MODEL_FOLDER: NO_FOLDER });
  await eventually(async () => expect(await fileOf(ann)).toMatchObject({ state: 'searchable', embedded: 0 }), 60);
  const queue = service.app.get(Queues).of(jobQueue('svc-evidence', embedFile.name));
  // Another test's file may wait as well.
  const delayed = async () => (await queue.getDelayed()).filter(({ data }) => data.fileId === id);
  await eventually(async () => expect(await delayed()).toHaveLength(1));
  await worker?.stop();
  // A missing model does not count.
  expect(await triesOf()).toMatchObject({ begun: 0 });
  const embedding = service.app.get(EmbeddingRepository);
  // As workers that crash in the model leave it.
  const { run } = await triesOf();
  for (let more = 0; more < 6; more += 1) await embedding.begin(service.database.manager, id, run);
  for (const waiting of await delayed()) await waiting.promote();
  await startWorker();
  const reason =
    'This file can be searched by its words. Adding search by meaning was interrupted several times: please try again later.';
  await eventually(async () => expect(await fileOf(ann)).toMatchObject({ state: 'failed', reason, chunks: 1 }), 60);
  expect(filesIn(await service.as(ann).get(getEvidenceStatus))).toEqual({ all: 1, found: 1 });
  const { retrievals } = await service.as(ann).get(queryEvidence, { body: { question: 'Who paid the rent?' } });
  expect(retrievals).toMatchObject([{ snippet: 'He paid the rent.' }]);
  await service.as(ann).get(retryFile, { params: { id } });
  const complete = { state: 'complete', reason: null, chunks: 1, embedded: 1 };
  await eventually(async () => expect(await fileOf(ann)).toMatchObject(complete), 60);
  expect(await triesOf()).toMatchObject({ begun: 0 });
}, 180_000);

test.each([
  ['those searchable by their words', 1, 'waiting'],
  ['none that could not be read', 0, 'failed'],
])('a new release retries, of the failed files, %s', async (_, chunks, state) => {
  const id = await aWaitingFile(anOwner());
  const given = `update indexing set state = 'failed', reason = 'Given up.', chunks = $2 where file_id = $1`;
  await service.database.query(given, [id, chunks]);
  const runner = service.database.createQueryRunner();
  await readAgain(runner);
  await runner.release();
  expect(await rowsOf(id)).toEqual([{ state }]);
});

test('a file whose object is missing from the storage fails with that reason', async () => {
  const ann = anOwner();
  const id = await aWaitingFile(ann);
  await service.app.get<Storage>(STORAGE).remove(placeOf(await evidence.rowOf(id)));
  await startWorker();
  const reason = 'This file is missing from our storage. Please upload it again.';
  await eventually(async () => expect(await fileOf(ann)).toMatchObject({ state: 'failed', reason }), 60);
}, 120_000);

test('a file whose indexing job was lost before it began is taken up by the sweep', async () => {
  const ann = anOwner();
  const id = await aWaitingFile(ann);
  await evidence.loseQueue();
  await service.database.query('delete from indexing where file_id = $1', [id]);
  await evidence.setAge(id, 1 / 24);
  await evidence.sweep();
  await startWorker();
  await expectRead(ann);
}, 120_000);
