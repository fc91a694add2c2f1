import { fileURLToPath } from 'node:url';
import { retryFile } from '@evenhand/contracts/evidence/indexing';
import { type FileIndexing, getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService, type TestService } from '@evenhand/service-kit/testing/start-test-service';
import type { Redis } from 'ioredis';
import { AppModule } from '../../src/app.module.js';
import { Config } from '../../src/config.js';
import { EvidenceFileEntity } from '../../src/files/evidence-file.entity.js';
import { placeOf } from '../../src/files/places.js';
import { IndexingRepository } from '../../src/indexing/indexing.repository.js';
import { SweepEvidenceProcessor } from '../../src/retention/sweep-evidence.processor.js';
import { STORAGE, type Storage } from '../../src/storage/storage.js';
import { startEvidence, type TestEvidence } from '../start-evidence.js';

const MODEL_FOLDER = fileURLToPath(new URL('../../../.cache/models', import.meta.url));

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

/** A file that waits to be read: no worker is there yet. */
const aWaitingFile = async (who: OwnerIdentity): Promise<string> => {
  const { id } = await evidence.add(who, 'notes.txt', 'He paid the rent.');
  await eventually(async () => expect(await service.database.query('select from outbox')).toEqual([]));
  await eventually(async () => expect(await rowsOf(id)).toHaveLength(1));
  return id;
};
const rowsOf = (id: string): Promise<unknown[]> =>
  service.database.query('select state from indexing where file_id = $1', [id]);

const startWorker = async (): Promise<void> => {
  const beside = { beside: service, worker: true };
  worker = await startTestService({ name: 'svc-evidence', module: AppModule, config: Config, ...beside });
};
const expectRead = (who: OwnerIdentity) =>
  eventually(
    async () =>
      expect(await fileOf(who)).toMatchObject({ state: expect.stringMatching(/searchable|complete/), reason: null }),
    60,
  );

test('a file whose readers all ended without a word is given up, and tried again when its owner asks', async () => {
  const ann = anOwner();
  const id = await aWaitingFile(ann);
  const indexing = service.app.get(IndexingRepository);
  // As workers leave it that are killed in the middle.
  for (let run = 0; run < 6; run += 1) await indexing.begin(service.database.manager, id);
  await startWorker();
  const reason = 'Reading this file broke off several times. It is still stored: please try again later.';
  await eventually(async () => expect(await fileOf(ann)).toMatchObject({ state: 'failed', reason }), 60);
  await service.as(ann).get(retryFile, { params: { id } });
  await expectRead(ann);
}, 120_000);

test('a file whose object is missing says so', async () => {
  const ann = anOwner();
  const id = await aWaitingFile(ann);
  const row = await service.database.manager.findOneByOrFail(EvidenceFileEntity, { id });
  await service.app.get<Storage>(STORAGE).remove(placeOf(row));
  await startWorker();
  const reason = 'This file is missing from our storage. Please upload it again.';
  await eventually(async () => expect(await fileOf(ann)).toMatchObject({ state: 'failed', reason }), 60);
}, 120_000);

test('a file whose word was lost before it began is taken up', async () => {
  const ann = anOwner();
  const id = await aWaitingFile(ann);
  const redis = service.app.get<Redis>(REDIS);
  await redis.del(await redis.keys(`${service.environment.REDIS_PREFIX}:*`));
  await service.database.query('delete from indexing where file_id = $1', [id]);
  const uploadedAt = new Date(Date.now() - 3_600_000);
  await service.database.manager.update(EvidenceFileEntity, { id }, { uploadedAt });
  await service.app.get(SweepEvidenceProcessor).sweep();
  await startWorker();
  await expectRead(ann);
}, 120_000);
