import { randomUUID } from 'node:crypto';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import type { JobKind } from '@evenhand/service-kit/jobs/job';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { jobQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { sealOf } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import type { TestService } from '@evenhand/service-kit/testing/start-test-service';
import { forgetPoints } from '../../src/removals/forget-points.job.js';
import { RemovalsService } from '../../src/removals/removals.service.js';
import { type ChunkBatch, SEARCH_INDEX, type SearchIndex } from '../../src/search/search-index.js';
import { startEvidence } from '../start-evidence.js';
import { QDRANT_NAME, startQdrant } from './qdrant/qdrant-server.js';
import { numbered, type WordChunk } from './word-chunks.js';

export interface StartedDriver {
  index: SearchIndex;
  addFile(caseId: string): Promise<string>;
  add(batch: ChunkBatch<WordChunk>): Promise<void>;
  embed(batch: ChunkBatch<Buffer>): Promise<void>;
  forget(caseId: string, fileIds?: string[]): Promise<void>;
  /** `forget` whose job is lost with the queue and repeated by the sweep. */
  forgetLate(caseId: string): Promise<void>;
  stop(): Promise<void>;
}

const startOver = async (environment: Record<string, string> = {}): Promise<StartedDriver> => {
  const { service, stop } = await startEvidence(environment);
  const index: SearchIndex = service.app.get(SEARCH_INDEX);
  const transactions = service.app.get(Transactions);
  const keys = service.app.get(CaseKeys);
  // Waits until a driver has no pending jobs.
  const nothingWaits = async () => {
    await eventually(async () => expect(await service.database.query('select 1 from outbox')).toEqual([]));
    await eventually(async () => expect(await waiting(service, forgetPoints)).toBe(0));
  };
  return {
    index,
    stop,
    addFile: (caseId) =>
      transactions.run(async (manager) => {
        const fileId = randomUUID();
        const { id } = await keys.getOrMake(manager, caseId);
        await manager.query(
          `insert into evidence_file (id, case_id, key_id, name, extension, state, size, uploaded_at)
           values ($1, $2, $3, $4, 'txt', 'stored', 1, now())`,
          [fileId, caseId, id, sealOf(manager).text('notes.txt')],
        );
        await manager.query(`insert into indexing (file_id, case_id, state) values ($1, $2, 'reading')`, [
          fileId,
          caseId,
        ]);
        return fileId;
      }),
    add: (batch) =>
      transactions.run(async (manager) =>
        index.add(manager, numbered(batch), await keys.secretOf(manager, batch.caseId)),
      ),
    embed: (batch) => transactions.run((manager) => index.embed(manager, batch)),
    forget: async (caseId, fileIds) => {
      await transactions.run((manager) => index.forget(manager, caseId, fileIds));
      await nothingWaits();
    },
    forgetLate: async (caseId) => {
      await transactions.run(async (manager) => {
        await index.forget(manager, caseId);
        await manager.query('delete from outbox where name = $1', [forgetPoints.name]);
      });
      await service.app.get(RemovalsService).takeUp(new Date(Date.now() + 1_000));
      await nothingWaits();
      expect(await service.database.query('select 1 from removal')).toEqual([]);
    },
  };
};

const waiting = (service: TestService, { name }: JobKind): Promise<number> =>
  service.app.get(Queues).of(jobQueue('svc-evidence', name)).getJobCountByTypes('wait', 'delayed', 'active');

const startInQdrant = async (): Promise<StartedDriver> => {
  const qdrant = await startQdrant();
  const driver = await startOver(qdrant.environment);
  return {
    ...driver,
    stop: async () => {
      await driver.stop();
      await qdrant.stop();
      expect(qdrant.double?.refused ?? []).toEqual([]);
    },
  };
};

export const drivers: { name: string; start: () => Promise<StartedDriver> }[] = [
  { name: 'in Postgres', start: startOver },
  { name: QDRANT_NAME, start: startInQdrant },
];
