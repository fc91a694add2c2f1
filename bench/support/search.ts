import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { sealOf } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '@evenhand/svc-evidence/app.module';
import { Config } from '@evenhand/svc-evidence/config';
import { batchesOf } from '@evenhand/svc-evidence/indexing/batches';
import { readEvidence } from '@evenhand/svc-evidence/readers/read-evidence';
import type { Unit } from '@evenhand/svc-evidence/readers/unit';
import { SEARCH_INDEX, type SearchIndex } from '@evenhand/svc-evidence/search/search-index';
import { textOf } from '@evenhand/svc-evidence/search/text-of';
import { SegmentsRepository } from '@evenhand/svc-evidence/segments/segments.repository';
import { CACHE } from '../../deploy/local/places.ts';
import { startStack } from './stack.ts';

const modelFolder = join(CACHE, 'models');

/** Maps the texts of chunks to packed embeddings. */
export type Embed = (texts: string[]) => Promise<Buffer[]>;

/** A file as the product reads it. */
export const unitsOf = ({ filename, bytes }: { filename: string; bytes: Buffer }): AsyncIterable<Unit> =>
  readEvidence({ filename, bytes: Readable.from([bytes]), depth: 0 });

export type SearchBench = Awaited<ReturnType<typeof searchBench>>;

/** The real service on a separate database. */
export const searchBench = async () => {
  const stack = await startStack();
  const environment = { DATA_FOLDER: join(CACHE, 'bench'), MODEL_FOLDER: modelFolder };
  const service = await startTestService({ name: 'svc-evidence', module: AppModule, config: Config, environment });
  const transactions = service.app.get(Transactions);
  const segments = service.app.get(SegmentsRepository);
  const keys = service.app.get(CaseKeys);
  const index: SearchIndex = service.app.get(SEARCH_INDEX);

  const addFile = async (caseId: string): Promise<string> => {
    const fileId = randomUUID();
    const { id } = await keys.getOrMake(transactions.manager, caseId);
    await transactions.manager.query(
      `insert into evidence_file (id, case_id, key_id, name, extension, state, size, uploaded_at)
       values ($1, $2, $3, $4, 'txt', 'stored', 1, now())`,
      [fileId, caseId, id, sealOf(transactions.manager).text('corpus.txt')],
    );
    const row = `insert into indexing (file_id, case_id, state) values ($1, $2, 'searchable')`;
    await transactions.manager.query(row, [fileId, caseId]);
    return fileId;
  };

  return {
    app: service.app,
    /** Adds a file to a case by the worker's steps; returns the number of chunks. */
    async add(caseId: string, units: AsyncIterable<Unit>, embed: Embed): Promise<number> {
      const fileId = await addFile(caseId);
      let added = 0;
      for await (const { segment, chunks, lexemes } of batchesOf(units)) {
        const embeddings = await embed(segment.chunks.map(textOf));
        await transactions.run(async (manager) => {
          const secret = await keys.secretOf(manager, caseId);
          await segments.add(manager, { caseId, fileId, ...segment }, secret);
          await index.add(manager, { caseId, fileId, first: segment.firstChunk, chunks, lexemes }, secret);
          await index.embed(manager, { caseId, fileId, first: segment.firstChunk, chunks: embeddings });
        });
        added += chunks.length;
      }
      return added;
    },
    async stop(): Promise<void> {
      await service.stop();
      await stack.stop();
    },
  };
};
