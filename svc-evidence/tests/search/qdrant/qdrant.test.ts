import { randomUUID } from 'node:crypto';
import { queryEvidence } from '@evenhand/contracts/evidence/search';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { type Cuttable, cuttable } from '@evenhand/service-kit/testing/cuttable';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { DIMENSIONS, pack } from '../../../src/embeddings/packed.js';
import { Blind } from '../../../src/search/qdrant/blind.js';
import { QdrantIndex } from '../../../src/search/qdrant/qdrant-index.js';
import { SEARCH_INDEX } from '../../../src/search/search-index.js';
import { startEvidence, type TestEvidence } from '../../start-evidence.js';
import { numbered, type WordChunk } from '../word-chunks.js';
import { startQdrantDouble } from './double.js';
import { QDRANT_NAME, type QdrantServer, startQdrant } from './qdrant-server.js';

const embedding = pack(new Float32Array(DIMENSIONS).fill(1 / Math.sqrt(DIMENSIONS)));
const chunkOf = (word: string, people: string[] = []): WordChunk => ({
  words: new Map([[word, 1]]),
  length: 1,
  source: 'document',
  people,
  firstAt: null,
  lastAt: null,
});

const within = (evidence: TestEvidence) => {
  const index: unknown = evidence.service.app.get(SEARCH_INDEX);
  if (!(index instanceof QdrantIndex)) throw new Error('the service uses another index');
  const transactions = evidence.service.app.get(Transactions);
  const keys = evidence.service.app.get(CaseKeys);
  return {
    index,
    aCase: async () => {
      const caseId = randomUUID();
      await transactions.run((manager) => keys.getOrMake(manager, caseId));
      return caseId;
    },
    add: (caseId: string, fileId: string, ...chunks: WordChunk[]) =>
      transactions.run(async (manager) =>
        index.add(manager, numbered({ caseId, fileId, first: 0, chunks }), await keys.secretOf(manager, caseId)),
      ),
    embed: (caseId: string, fileId: string) =>
      transactions.run((manager) => index.embed(manager, { caseId, fileId, first: 0, chunks: [embedding] })),
    forget: (caseId: string, fileIds?: string[]) =>
      transactions.run((manager) => index.forget(manager, caseId, fileIds)),
    find: async (caseId: string, word: string, person?: string) =>
      (
        await index.find(caseId, {
          names: new Set(),
          related: new Map(),
          words: [word],
          embedding: Promise.resolve(embedding),
          filters: { person },
          limit: 10,
        })
      ).hits,
    chunks: async (caseId: string) =>
      (
        await index.find(caseId, {
          names: new Set(),
          related: new Map(),
          words: [],
          embedding: Promise.resolve(embedding),
          filters: {},
          limit: 10,
        })
      ).collection.chunks,
  };
};

describe(`the service with its index ${QDRANT_NAME}`, () => {
  let qdrant: QdrantServer;
  let wire: Cuttable;
  let evidence: TestEvidence;
  let it: ReturnType<typeof within>;
  beforeAll(async () => {
    qdrant = await startQdrant();
    wire = await cuttable(qdrant.environment.QDRANT_URL ?? '');
    evidence = await startEvidence({ ...qdrant.environment, QDRANT_URL: wire.url });
    it = within(evidence);
  });
  afterAll(async () => {
    await evidence.stop();
    wire.close();
    await qdrant.stop();
  });

  const readiness = () => evidence.service.asAnonymous.send('GET', '/ready');

  test('words and names do not reach the server in plain text', async () => {
    const [caseId, fileId] = [await it.aCase(), randomUUID()];
    await it.add(caseId, fileId, chunkOf('hockeyfees', ['Maximiliane Quux']));
    await it.embed(caseId, fileId);
    expect(await it.find(caseId, 'hockeyfees', 'quux')).toEqual([
      { fileId, number: 0, lexical: expect.any(Number), cosine: expect.closeTo(1, 2) },
    ]);
    const received = await qdrant.received();
    expect(received).toContain(caseId);
    for (const secret of ['hockeyfees', 'Maximiliane', 'Quux', 'quux']) {
      expect(received).not.toContain(secret);
      for (const form of ['hex', 'base64'] as const)
        expect(received).not.toContain(Buffer.from(secret).toString(form).replaceAll('=', ''));
    }
  });

  test('every request that reads, counts or deletes names the case', async () => {
    const [caseId, fileId] = [await it.aCase(), randomUUID()];
    const before = qdrant.double?.received.length ?? 0;
    await it.add(caseId, fileId, chunkOf('rent', ['Ann']));
    await it.find(caseId, 'rent', 'ann');
    await it.index.count(caseId);
    await it.index.remove(caseId, 0);
    const asked = qdrant.double?.received.slice(before).filter((body) => body !== '') ?? [];
    for (const body of asked) expect(body).toContain(caseId);
    expect(qdrant.double?.refused ?? []).toEqual([]);
  });

  test('a file added again after its removal stays, however late the removal reaches the server', async () => {
    const [caseId, fileId] = [await it.aCase(), randomUUID()];
    await it.add(caseId, fileId, chunkOf('hockey'));
    wire.cut();
    await it.forget(caseId, [fileId]);
    const ask = (how: string) =>
      evidence.service.logged.filter((line) => line.includes('forget-points') && line.includes(how));
    await eventually(() => expect(ask('job failed')).toHaveLength(1));
    expect(await it.chunks(caseId)).toBe(0);
    wire.mend();
    await it.add(caseId, fileId, chunkOf('rent'));
    await eventually(() => expect(ask('job done')).toHaveLength(1));
    expect(await it.index.count(caseId)).toBe(1);
    expect(await it.find(caseId, 'rent')).toHaveLength(1);
  });

  test('questions are refused with 503, and deletions caught up later, when the server is unavailable', async () => {
    const [caseId, fileId] = [await it.aCase(), randomUUID()];
    await it.add(caseId, fileId, chunkOf('hockey'));
    expect((await readiness()).status).toBe(200);
    wire.cut();
    expect(await readiness()).toMatchObject({ status: 503, body: { failed: ['qdrant'] } });
    const owner = { ...anOwner(), caseId };
    const body = { question: 'Who paid for hockey?' };
    expect(await evidence.service.as(owner).call(queryEvidence, { body })).toMatchObject({
      status: 503,
      body: { code: 'service-unavailable' },
    });
    await it.forget(caseId);
    expect(await it.find(caseId, 'hockey').catch(() => [])).toEqual([]);
    wire.mend();
    await eventually(async () => expect((await readiness()).status).toBe(200));
    await eventually(async () => expect(await it.index.count(caseId)).toBe(0));
  });

  test('an unhealthy server counts as unavailable, and a failed start is tried again', async () => {
    if (!qdrant.double) return;
    const [caseId, fileId] = [await it.aCase(), randomUUID()];
    for (const status of [429, 500, 503]) {
      qdrant.double.failWith(status);
      await expect(it.add(caseId, fileId, chunkOf('hockey'))).rejects.toMatchObject({ code: 'service-unavailable' });
    }
    qdrant.double.failWith(null);
    await it.add(caseId, fileId, chunkOf('hockey'));
    expect(await it.find(caseId, 'hockey')).toHaveLength(1);
  });
});

test('processes that start at once create one collection', async () => {
  const qdrant = await startQdrant();
  const services = await Promise.all([1, 2].map(() => startEvidence(qdrant.environment)));
  const added = services.map(async (evidence) => {
    const { add, aCase } = within(evidence);
    await add(await aCase(), randomUUID(), chunkOf('hockey'));
  });
  await expect(Promise.all(added)).resolves.toHaveLength(2);
  for (const evidence of services) await evidence.stop();
  await qdrant.stop();
});

describe('the blinded form of words and names', () => {
  const [ours, theirs] = [new Blind(Buffer.alloc(32, 1)), new Blind(Buffer.alloc(32, 2))];

  test('is the same within a case, and different in every other case', () => {
    expect(ours.word('rent')).toBe(new Blind(Buffer.alloc(32, 1)).word('rent'));
    expect(ours.word('rent')).toMatch(/^[0-9a-f]{8}$/);
    expect(ours.word('rent')).not.toBe(theirs.word('rent'));
    expect(ours.seal('Ann Élie')).toBe(new Blind(Buffer.alloc(32, 1)).seal('Ann Élie'));
    expect(ours.seal('Ann Élie')).not.toBe(theirs.seal('Ann Élie'));
  });

  test('opens to the name only with the key of its case, unchanged', () => {
    const sealed = ours.seal('Ann Élie');
    expect(ours.open(sealed)).toBe('Ann Élie');
    expect(theirs.open(sealed)).toBeNull();
    expect(ours.open(`${sealed.slice(0, -6)}AAAAA=`)).toBeNull();
    expect(ours.open('')).toBeNull();
  });
});

describe('the test double refuses', () => {
  const caseId = randomUUID();
  const inCase = { key: 'caseId', match: { value: caseId } };
  const vector = new Array<number>(DIMENSIONS).fill(0);
  const search = { query: vector, using: 'meaning', filter: { must: [inCase] }, limit: 1, with_payload: ['fileId'] };
  const searches = (changed: object) => ({ searches: [{ ...search, ...changed }] });

  test.each<[string, string, string, object]>([
    ['to count without a filter', 'POST', '/points/count', { exact: true }],
    ['to count what is not of one case', 'POST', '/points/count', { exact: true, filter: { must: [] } }],
    ['a case that is optional', 'POST', '/points/count', { exact: true, filter: { should: [inCase] } }],
    ['to delete by anything but a case', 'POST', '/points/delete?wait=true', { points: [randomUUID()] }],
    ['to delete without waiting', 'POST', '/points/delete', { filter: { must: [inCase] } }],
    ['to search without a case', 'POST', '/points/query/batch', searches({ filter: undefined })],
    ['a field it does not know', 'POST', '/points/query/batch', searches({ colour: 'red' })],
    ['a vector of another size', 'POST', '/points/query/batch', searches({ query: [1, 2] })],
    ['words where a meaning is', 'POST', '/points/query/batch', searches({ query: { indices: [1], values: [1] } })],
    [
      'to filter by what has no index',
      'POST',
      '/points/count',
      { exact: true, filter: { must: [inCase, { key: 'length', match: { value: 1 } }] } },
    ],
    ['to list values that have no index', 'POST', '/facet', { key: 'length', limit: 1, filter: { must: [inCase] } }],
    ['a call that nobody makes', 'POST', '/points/scroll', { limit: 10 }],
  ])('%s', async (_what, method, path, body) => {
    const double = await startQdrantDouble();
    const send = (by: string, to: string, what: object) =>
      fetch(`${double.url}/collections/test${to}`, { method: by, body: JSON.stringify(what) });
    const made = await send('PUT', '', {
      vectors: { meaning: { size: 384, distance: 'Dot', memory: 'cold' } },
      sparse_vectors: { words: {} },
      hnsw_config: { m: 0, payload_m: 16 },
      quantization_config: { scalar: { type: 'int8', memory: 'pinned' } },
    });
    expect(made.status).toBe(200);
    const index = { field_name: 'caseId', field_schema: { type: 'keyword', is_tenant: true } };
    expect((await send('PUT', '/index?wait=true', index)).status).toBe(200);
    expect((await send('POST', '/points/count', { exact: true, filter: { must: [inCase] } })).status).toBe(200);
    expect((await send(method, path, body)).status).toBe(400);
    expect(double.refused).toHaveLength(1);
    await double.stop();
  });
});
