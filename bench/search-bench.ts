import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '@evenhand/svc-evidence/app.module';
import { Config } from '@evenhand/svc-evidence/config';
import { Embedder } from '@evenhand/svc-evidence/embeddings/embedder';
import { ChunksRepository } from '@evenhand/svc-evidence/indexing/chunks.repository';
import { SearchService } from '@evenhand/svc-evidence/search/search.service';
import { CACHE } from '../deploy/local/places.ts';
import { startTestStack } from '../deploy/local/testing/test-stack.ts';

export const modelFolder = join(CACHE, 'models');

const BATCH = 64;

/** The real service on a database of its own, with texts in its index: one chunk each. */
export const searchBench = async (model: string, corpus: { id: string; text: string }[]) => {
  const stack = await startTestStack();
  Object.assign(process.env, {
    TEST_POSTGRES_URL: stack.postgresUrl,
    TEST_REDIS_URL: stack.redisUrl,
    TEST_SMTP_URL: stack.smtpUrl,
    TEST_MAILBOX_URL: stack.mailboxUrl,
  });
  const environment = { DATA_FOLDER: join(CACHE, 'bench'), MODEL_FOLDER: model };
  const service = await startTestService({ name: 'svc-evidence', module: AppModule, config: Config, environment });
  const [chunks, embedder, search] = [ChunksRepository, Embedder, SearchService].map((one) => service.app.get(one)) as [
    ChunksRepository,
    Embedder,
    SearchService,
  ];
  const { manager } = service.database;
  const [caseId, fileId] = [randomUUID(), randomUUID()];
  await manager.query(
    `insert into evidence_file (id, case_id, key_id, name, extension, state, size, uploaded_at)
     values ($1, $2, $3, 'corpus.txt', 'txt', 'stored', 1, now())`,
    [fileId, caseId, randomUUID()],
  );
  await manager.query(`insert into indexing (file_id, case_id, state) values ($1, $2, 'searchable')`, [fileId, caseId]);
  const passages = corpus.map(({ text }, position) => ({
    position,
    source: 'document' as const,
    thread: null,
    path: '',
    people: [],
    at: null,
    text,
  }));
  for (let from = 0; from < passages.length; from += BATCH) {
    const batch = passages.slice(from, from + BATCH);
    await chunks.addPassages(manager, fileId, batch);
    await chunks.addChunks(
      manager,
      caseId,
      fileId,
      batch.map((passage) => ({ passages: [passage] })),
    );
  }
  const since = performance.now();
  for (;;) {
    const waiting = await chunks.toEmbed(manager, fileId, BATCH);
    if (waiting.length === 0) break;
    const embeddings = await embedder.embed(waiting.map(({ text }) => text));
    const rows = waiting.map(({ id }, index) => ({ id, embedding: embeddings[index] ?? Buffer.alloc(0) }));
    await chunks.embed(manager, fileId, rows);
  }
  return {
    perSecond: (corpus.length / (performance.now() - since)) * 1_000,
    /** What the search proposes, each with the scores it is ordered by. */
    async find(question: string) {
      const { found } = await search.find(caseId, question, {});
      return found.map(({ passages: [position = 0], score, lexical, cosine }) => {
        return { document: corpus[position]?.id ?? '', score, lexical, cosine };
      });
    },
    async stop(): Promise<void> {
      await service.stop();
      await stack.stop();
    },
  };
};
