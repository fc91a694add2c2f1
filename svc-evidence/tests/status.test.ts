import { type EvidenceFile, listFiles } from '@evenhand/contracts/evidence/files';
import { getEvidenceStatus, MOST_FILES_LISTED } from '@evenhand/contracts/evidence/status';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { evidence, withEvidence } from './with-evidence.js';

withEvidence();

const none = { waiting: 0, reading: 0, searchable: 0, complete: 0, failed: 0 };
const nothing = { tokens: 0, lastIndexingAt: null, progress: 0, counts: none, files: [] };

test('a case without files has no words and was never indexed', async () => {
  expect(await evidence.service.as(anOwner()).get(getEvidenceStatus)).toEqual(nothing);
});

test('a file waits until a worker reads it, and does not appear in another case', async () => {
  const [ann, bea] = [anOwner(), anOwner()];
  await evidence.add(ann, 'notes.txt', 'He paid the rent.');
  await evidence.add(ann, 'all.zip', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'));
  const status = await evidence.service.as(ann).get(getEvidenceStatus);
  expect(status).toMatchObject({
    tokens: 0,
    progress: 0,
    files: [{ filename: 'notes.txt', state: 'waiting', bytes: 17 }],
  });
  expect(await evidence.service.as(bea).get(getEvidenceStatus)).toEqual(nothing);
});

test('the list of files shows the state of each, and the reason when one was not read', async () => {
  const [ann, bea] = [anOwner(), anOwner()];
  const locked = await evidence.add(ann, 'locked.txt', 'He paid the rent.');
  await evidence.add(ann, 'all.zip', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'));
  await evidence.add(ann, 'waits.txt', 'He did not.');
  await evidence.add(bea, 'other.txt', 'Nobody else hears of it.');
  await evidence.service.database.query(
    `insert into indexing (file_id, case_id, state, reason) values ($1, $2, 'failed', 'This file is locked.')
     on conflict (file_id) do update set state = 'failed', reason = 'This file is locked.'`,
    [locked.id, ann.caseId],
  );
  const { files } = await evidence.service.as(ann).get(listFiles);
  expect(files.map(({ name, indexing }) => [name, indexing?.state, indexing?.reason])).toEqual([
    ['waits.txt', 'waiting', null],
    ['all.zip', undefined, undefined],
    ['locked.txt', 'failed', 'This file is locked.'],
  ]);
});

test('progress is the share of the work done, by the size of the files', async () => {
  const ann = anOwner();
  const small = await evidence.add(ann, 'small.txt', 'x'.repeat(100));
  const large = await evidence.add(ann, 'large.txt', 'x'.repeat(300));
  const setProgress = async ({ id }: EvidenceFile, state: string, bytesRead: number, chunks = 0, embedded = 0) =>
    evidence.service.database.query(
      `insert into indexing (file_id, case_id, state, bytes_read, chunks, embedded) values ($1, $2, $3, $4, $5, $6)
       on conflict (file_id) do update set state = $3, bytes_read = $4, chunks = $5, embedded = $6`,
      [id, ann.caseId, state, bytesRead, chunks, embedded],
    );
  const status = () => evidence.service.as(ann).get(getEvidenceStatus);
  await setProgress(large, 'waiting', 0);
  await setProgress(small, 'reading', 50);
  expect((await status()).progress).toBe(6);
  await setProgress(small, 'searchable', 100, 10, 5);
  expect((await status()).progress).toBe(18);
  await setProgress(small, 'complete', 100, 10, 10);
  expect(await status()).toMatchObject({ progress: 25, counts: { complete: 1, waiting: 1, reading: 0 } });
  await setProgress(large, 'failed', 30);
  expect((await status()).progress).toBe(100);
  expect((await status()).files.map(({ state }) => state)).toEqual(['failed', 'complete']);
});

test('the status counts thousands of files, and lists a limited number, failed ones first', async () => {
  const ann = anOwner();
  const first = await evidence.add(ann, 'first.txt', 'The first.');
  await evidence.service.database.query(
    `insert into evidence_file (id, case_id, key_id, name, extension, state, size, uploaded_at)
     select gen_random_uuid(), case_id, key_id, name, 'txt', 'stored', 10, now()
     from evidence_file, generate_series(1, 10000) as number where id = $1`,
    [first.id],
  );
  await evidence.service.database.query(
    `insert into indexing (file_id, case_id, state, reason)
     select id, case_id, 'failed', 'This file is empty.' from evidence_file
     where case_id = $1 and id <> $2 limit 1`,
    [ann.caseId, first.id],
  );
  const { counts, files } = await evidence.service.as(ann).get(getEvidenceStatus);
  expect(counts).toEqual({ waiting: 10_000, reading: 0, searchable: 0, complete: 0, failed: 1 });
  expect(files).toHaveLength(MOST_FILES_LISTED);
  expect(files[0]).toMatchObject({ filename: 'first.txt', state: 'failed' });
});
