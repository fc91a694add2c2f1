import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteAllEvidence, listFiles } from '@evenhand/contracts/evidence/files';
import { openCitation, queryEvidence } from '@evenhand/contracts/evidence/search';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Jobs } from '@evenhand/service-kit/jobs/jobs';
import { jobQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { evidenceAnswers } from '@evenhand/wording/evidence-answers';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { removeObjects } from '../../src/removals/remove-objects.job.js';
import { SEARCH_INDEX, type SearchIndex } from '../../src/search/search-index.js';
import { QDRANT_NAME, type QdrantServer, startQdrant } from './qdrant/qdrant-server.js';
import { settled, startWithWorker } from './start-worker.js';

const inPostgres = async (): Promise<QdrantServer> => ({
  environment: {},
  received: async () => '',
  stop: async () => {},
});

const chatOf = (name: string, dollars: number): string =>
  [
    `[2024-01-15, 9:41:03 AM] ${name}: Did you pay the hockey fees?`,
    `[2024-01-15, 9:45:00 AM] Sam: Yes, I paid ${dollars} dollars for hockey on Friday.`,
  ].join('\n');

const QUESTIONS = ['Who paid for hockey?', 'How many dollars did Sam pay on Friday?', 'Anouk', 'hockey', '400'];

describe.each([
  { name: 'in Postgres', start: inPostgres },
  { name: QDRANT_NAME, start: startQdrant },
])('two cases with the same words, the index $name', ({ start }) => {
  let server: QdrantServer;
  let evidence: Awaited<ReturnType<typeof startWithWorker>>;
  let index: SearchIndex;
  const [ann, bea] = [anOwner(), anOwner()];
  let beforeAnn: unknown;

  const ask = (who: OwnerIdentity, question: string) =>
    evidence.service.as(who).get(queryEvidence, { body: { question } });
  const add = async (who: OwnerIdentity, name: string, dollars: number) => {
    await evidence.add(who, `WhatsApp Chat with ${name}.txt`, chatOf(name, dollars));
    await settled(evidence, who);
  };

  beforeAll(async () => {
    server = await start();
    evidence = await startWithWorker(server.environment);
    index = evidence.service.app.get(SEARCH_INDEX);
    await add(bea, 'Berta', 75);
    beforeAnn = await ask(bea, 'Who paid for hockey?');
    await add(ann, 'Anouk', 400);
  }, 180_000);
  afterAll(async () => {
    await evidence.stop();
    await server.stop();
  });

  test('each case finds its own evidence alone, whatever is asked', async () => {
    expect((await ask(ann, 'Who paid for hockey?')).answer).toContain('400 dollars');
    for (const question of [...QUESTIONS, ann.caseId]) {
      const answer = JSON.stringify(await ask(bea, question));
      // An id may contain 400.
      expect(answer).not.toContain('400 dollars');
      expect(answer).not.toContain('Anouk');
    }
    expect(await ask(anOwner(), 'Who paid for hockey?')).toMatchObject({ answer: evidenceAnswers.nothingFound });
  });

  test('scores do not depend on the evidence of another case', async () => {
    expect(await ask(bea, 'Who paid for hockey?')).toEqual(beforeAnn);
  });

  test('a citation of another case cannot be opened, and its chunks are not counted', async () => {
    const [cited] = (await ask(ann, 'Who paid for hockey?')).retrievals;
    const params = { id: cited?.fileId ?? '', position: String(cited?.position) };
    expect((await evidence.service.as(ann).call(openCitation, { params })).status).toBe(200);
    expect((await evidence.service.as(bea).call(openCitation, { params })).status).toBe(404);
    expect([await index.count(ann.caseId), await index.count(bea.caseId)]).toEqual([1, 1]);
  });

  test('tables, Redis and the search server hold no evidence in plain text', async () => {
    const stored = [...(await rowsOfAllTables()), ...(await allOfRedis()), await server.received()];
    expect(stored.length).toBeGreaterThan(0);
    for (const one of stored) expect(one).not.toMatch(/hockey|dollars/i);
  });

  test('deleting all evidence of one case leaves nothing of it, and all of the other', async () => {
    const fileIds = (await evidence.service.as(ann).get(listFiles)).files.map(({ id }) => id);
    expect(fileIds).toHaveLength(1);
    await evidence.service.as(ann).call(deleteAllEvidence);

    expect(await ask(ann, 'Who paid for hockey?')).toMatchObject({ answer: evidenceAnswers.nothingFound });
    await eventually(async () => expect(await index.count(ann.caseId)).toBe(0));
    await eventually(async () => expect(await waitingJobs()).toBe(0));
    await eventually(async () => expect(await objectsOf(ann)).toEqual([]));
    await eventually(async () => {
      for (const row of await rowsOfAllTables()) for (const id of fileIds) expect(row).not.toContain(id);
    });

    expect(await ask(bea, 'Who paid for hockey?')).toEqual(beforeAnn);
    expect(server.double?.refused ?? []).toEqual([]);
  });

  /** Bytes as hexadecimal and as Latin-1. */
  const rowsOfAllTables = async (): Promise<string[]> => {
    const query = async (sql: string) =>
      z.array(z.object({ text: z.string() })).parse(await evidence.service.database.query(sql));
    const tables = await query(
      `select table_name as text from information_schema.tables where table_schema = 'evidence'`,
    );
    const rows = await Promise.all(
      tables.map(({ text }) => query(`select t::text as text from evidence."${text}" as t`)),
    );
    return rows
      .flat()
      .flatMap(({ text }) => [
        text,
        ...[...text.matchAll(/\\x([0-9a-f]+)/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')),
      ]);
  };

  const allOfRedis = async (): Promise<string[]> => {
    const redis: Redis = evidence.service.app.get(REDIS);
    const keys = await redis.keys(`${evidence.service.environment.REDIS_PREFIX}*`);
    return Promise.all(keys.map(async (key) => (await redis.dumpBuffer(key))?.toString('latin1') ?? ''));
  };

  /** Without the later repetitions of removals. */
  const waitingJobs = async (): Promise<number> => {
    const queues = evidence.service.app.get(Queues);
    const counts = evidence.service.app.get(Jobs).names.map((name) => {
      const delayed = name === removeObjects.name ? [] : (['delayed'] as const);
      const queue = queues.of(jobQueue('svc-evidence', name));
      return queue.getJobCountByTypes('wait', 'prioritized', 'active', 'failed', ...delayed);
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };

  const objectsOf = async ({ caseId }: OwnerIdentity): Promise<string[]> => {
    const folder = join(evidence.folder, 'storage/objects/cases', caseId);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
});
