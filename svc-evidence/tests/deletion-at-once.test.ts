import { randomUUID } from 'node:crypto';
import { deleteAllEvidence } from '@evenhand/contracts/evidence/files';
import { indexEvidence } from '@evenhand/contracts/evidence/indexing';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Locks } from '@evenhand/service-kit/testing/locks';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { DeletionService } from '../src/deletion/deletion.service.js';
import { startEvidence, type TestEvidence } from './start-evidence.js';

let evidence: TestEvidence;
let locks: Locks;
beforeAll(async () => {
  evidence = await startEvidence();
  locks = new Locks(evidence.service.database);
});
afterAll(() => evidence.stop());

const aCase = async (): Promise<{ ann: OwnerIdentity; waiting: string }> => {
  const ann = anOwner();
  const [waiting, unnoticed] = [randomUUID(), randomUUID()].sort();
  const { database } = evidence.service;
  for (const id of [waiting, unnoticed])
    await database.query(
      `insert into evidence_file (id, case_id, key_id, name, extension, state, size, uploaded_at)
       values ($1, $2, $3, 'a.txt', 'txt', 'stored', 10, now())`,
      [id, ann.caseId, randomUUID()],
    );
  await database.query("insert into indexing (file_id, case_id, state) values ($1, $2, 'waiting')", [
    waiting,
    ann.caseId,
  ]);
  return { ann, waiting: waiting ?? '' };
};

const deleteAll = async (who: OwnerIdentity) => (await evidence.service.as(who).call(deleteAllEvidence)).status;
const index = async (who: OwnerIdentity) => (await evidence.service.as(who).call(indexEvidence)).status;

/** Starts both while the first file's row is locked, so that each waits as late as possible. */
const meeting = async <First, Second>(waiting: string, first: () => Promise<First>, second: () => Promise<Second>) => {
  const both = await locks.holding('select from indexing where file_id = $1 for update', [waiting], async () => {
    const begun = first();
    await locks.waiting(1);
    const after = second();
    await locks.waiting(2);
    return [begun, after] as const;
  });
  return Promise.all(both);
};

test('deletion of all evidence does not deadlock with files that are taken up before it', async () => {
  const { ann, waiting } = await aCase();
  expect(
    await meeting(
      waiting,
      () => index(ann),
      () => deleteAll(ann),
    ),
  ).toEqual([202, 204]);
});

test('files are taken up without an error when they are deleted at that moment', async () => {
  const { ann, waiting } = await aCase();
  expect(
    await meeting(
      waiting,
      () => deleteAll(ann),
      () => index(ann),
    ),
  ).toEqual([204, 202]);
});

test('deletion of all evidence does not deadlock with the deletion of what is overdue', async () => {
  const { ann, waiting } = await aCase();
  await evidence.service.database.query(
    `insert into saved_search (id, case_id, saved_at, content) values ($1, $2, now(), 'x')`,
    [randomUUID(), ann.caseId],
  );
  await evidence.service.database.query(
    "update evidence_file set uploaded_at = now() - interval '400 days' where case_id = $1",
    [ann.caseId],
  );
  const overdue = () => evidence.service.app.get(DeletionService).deleteOverdue(ann.caseId);
  expect(await meeting(waiting, overdue, () => deleteAll(ann))).toEqual([undefined, 204]);
});
