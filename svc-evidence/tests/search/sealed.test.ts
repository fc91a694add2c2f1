import { randomBytes, randomUUID } from 'node:crypto';
import { listSavedSearches, saveSearch } from '@evenhand/contracts/evidence/saved-searches';
import { queryEvidence } from '@evenhand/contracts/evidence/search';
import { getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { SealBroken } from '@evenhand/service-kit/sealing/sealed-blob';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { z } from 'zod';
import { readAgain } from '../../src/database/read-again.js';
import { type Passage, Segment } from '../../src/segments/segment.js';
import { sealSegment } from '../../src/segments/segments.repository.js';
import { mailOf, mboxOf } from '../readers/files.js';
import { evidence, settled, withWorker } from './start-worker.js';

const CHAT = [
  '[2024-01-15, 9:41:03 AM] Annabella Quixote: Did you pay the hockey fees for Leopold?',
  '[2024-01-15, 9:45:00 AM] Bobson Zephyr: Yes, I paid 473 dollars for hockey on Friday.',
].join('\n');
const MAIL = mboxOf(mailOf({ subject: 'Muskoka', body: 'The appraisal of the cottage says 358,000 dollars.' }));
/** As written, as lexemes, and as a saved query. */
const SECRETS = [
  ...['hockey', 'hockei', 'leopold', 'annabella', 'zephyr', '473', 'muskoka', 'cottag', 'apprais', '358'],
  ...['piano', 'gwendolyn', '2019-08-07'],
];
const SAVED = {
  question: 'Who gave away the piano?',
  filters: { from: '2019-08-07', person: 'Gwendolyn', source: 'email' },
} as const;

withWorker();
const ann = anOwner();
beforeAll(async () => {
  await evidence.add(ann, 'chat.txt', CHAT);
  await evidence.add(ann, 'mail.mbox', MAIL);
  await evidence.service.as(ann).get(saveSearch, { body: SAVED });
  await settled(evidence, ann);
}, 120_000);

const ask = (who: OwnerIdentity) =>
  evidence.service.as(who).get(queryEvidence, { body: { question: 'Who paid for hockey?' } });

const rows = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  z.array(z.record(z.string(), z.unknown())).parse(await evidence.service.database.query(sql, values));

/** Bytes as they are and as Latin-1. */
const legible = (row: Record<string, unknown>): string =>
  Object.values(row)
    .map((value) =>
      Buffer.isBuffer(value) ? `${value.toString('latin1')} ${value.toString('utf16le')}` : JSON.stringify(value),
    )
    .join(' ')
    .toLowerCase();

/** Random ids and fractions of seconds may contain the digits. */
const mentions = (text: string, secret: string): boolean => new RegExp(`(?<![0-9a-z.-])${secret}`).test(text);

test('tables hold no word or name of the evidence or of saved searches in plain text', async () => {
  const tables = await rows(`select table_name from information_schema.tables where table_schema = 'evidence'`);
  const found: string[] = [];
  for (const { table_name: table } of tables)
    for (const row of await rows(`select * from "${table}"`))
      for (const secret of SECRETS) if (mentions(legible(row), secret)) found.push(`${table}: ${secret}`);
  expect(tables.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
  expect(mentions(legible({ content: Buffer.from(CHAT) }), 'hockey')).toBe(true);
  expect(mentions(legible({ content: Buffer.from(JSON.stringify(SAVED)) }), '2019-08-07')).toBe(true);
  expect((await evidence.service.as(ann).get(listSavedSearches)).map(({ query }) => query)).toEqual([SAVED]);
});

test('a segment opens only with the key of its case, at its place', async () => {
  const [row] = await rows('select file_id, number, content from segment where case_id = $1', [ann.caseId]);
  const {
    file_id: fileId,
    number,
    content,
  } = z.object({ file_id: z.uuid(), number: z.int(), content: z.instanceof(Buffer) }).parse(row);
  const keys = evidence.service.app.get(CaseKeys);
  const { manager } = evidence.service.database;
  const [ours, theirs] = await Promise.all([ann, anOwner()].map(({ caseId }) => keys.getOrMake(manager, caseId)));
  if (!ours || !theirs) throw new Error('no keys');
  const place = { caseId: ann.caseId, fileId, number };
  expect(new Segment(place, content, ours.secret).chunk(0).length).toBeGreaterThan(0);
  expect(() => new Segment(place, content, theirs.secret)).toThrow(SealBroken);
  expect(() => new Segment({ ...place, number: 1 }, content, ours.secret)).toThrow(SealBroken);
});

test('evidence cannot be found or read when the key of its case is missing', async () => {
  const bea = anOwner();
  await evidence.add(bea, 'chat.txt', CHAT);
  await settled(evidence, bea);
  expect((await ask(bea)).retrievals).not.toEqual([]);
  await evidence.service.database.query('delete from case_key where case_id = $1', [bea.caseId]);
  expect((await rows('select 1 as one from index_segment where case_id = $1', [bea.caseId])).length).toBe(1);
  expect((await ask(bea)).retrievals).toEqual([]);
});

test('waiting and half-read files are read again, and failed ones keep their reason', async () => {
  const bea = anOwner();
  const [waits, isRead] = [await evidence.add(bea, 'waits.txt', CHAT), await evidence.add(bea, 'is-read.txt', CHAT)];
  const broken = await evidence.add(bea, 'broken.pdf', '%PDF-1.7 and nothing else');
  await settled(evidence, bea);
  const setState = ({ id }: { id: string }, state: string) =>
    evidence.service.database.query('update indexing set state = $2, run = gen_random_uuid() where file_id = $1', [
      id,
      state,
    ]);
  await setState(waits, 'waiting');
  await setState(isRead, 'reading');
  const failed = 'select state, reason from indexing where file_id = $1';
  const before = await rows(failed, [broken.id]);
  const runner = evidence.service.database.createQueryRunner();
  await readAgain(runner);
  await runner.release();
  await settled(evidence, bea);
  const { files } = await evidence.service.as(bea).get(getEvidenceStatus);
  expect(files.map(({ filename, state, chunks }) => [filename, state, chunks]).sort()).toEqual([
    ['broken.pdf', 'failed', 0],
    ['is-read.txt', 'complete', 1],
    ['waits.txt', 'complete', 1],
  ]);
  expect(await rows(failed, [broken.id])).toEqual(before);
});

test('a segment of many blocks returns each passage and each chunk unchanged', () => {
  const place = { caseId: randomUUID(), fileId: randomUUID(), number: 0 };
  const secret = randomBytes(32);
  const passageAt = (position: number): Passage => {
    const text = `${'é'.repeat(position % 700)} ${position}`;
    return { position, source: 'document', path: `page ${position}`, people: [], at: null, text };
  };
  const chunks = Array.from({ length: 200 }, (_, index) => [0, 1, 2, 3, 4, 5].map((one) => passageAt(index * 4 + one)));
  const segment = new Segment(place, sealSegment(place, chunks, secret), secret);
  expect(segment.chunks).toBe(200);
  expect(chunks.map((_, index) => segment.chunk(index))).toEqual(chunks);
  expect(segment.passage(777)).toEqual(passageAt(777));
  expect(segment.passage(804)).toBeUndefined();
});
