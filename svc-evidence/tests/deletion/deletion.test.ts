import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { deleteAllEvidence, deleteFile } from '@evenhand/contracts/evidence/files';
import { indexEvidence } from '@evenhand/contracts/evidence/indexing';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { CaseKeyEntity } from '@evenhand/service-kit/keys/case-key.entity';
import { sealOf } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { DeletionService } from '../../src/deletion/deletion.service.js';
import { EvidenceFileEntity } from '../../src/files/evidence-file.entity.js';
import { Originals } from '../../src/files/originals.js';
import { placeOf } from '../../src/files/places.js';
import { STORAGE, type Storage } from '../../src/storage/storage.js';
import { CHAT } from '../start-evidence.js';
import { evidence, locks, service, withEvidence } from '../with-evidence.js';

withEvidence();

describe('deleting', () => {
  test('a single file removes its row and its object, and nothing else', async () => {
    const ann = anOwner();
    const [gone, stays] = [await evidence.add(ann, 'a.txt', CHAT), await evidence.add(ann, 'b.txt', CHAT)];
    expect((await service.as(ann).call(deleteFile, { params: { id: gone.id } })).status).toBe(204);
    const { sameAs, ...alone } = stays;
    expect(sameAs).toBe('a.txt');
    expect(await evidence.files(ann)).toEqual([alone]);
    const { judgement } = await evidence.rowOf(stays.id);
    await eventually(async () => expect(await evidence.onDisk(ann.caseId)).toEqual([judgement]));
    expect((await service.as(ann).call(deleteFile, { params: { id: gone.id } })).status).toBe(404);
    expect((await service.as(ann).call(deleteFile, { params: { id: 'no-id' } })).status).toBe(404);
  });

  test('a file that never arrived or was refused leaves no entry in the log, a stored one does', async () => {
    const ann = anOwner();
    const record = jest.spyOn(service.app.get(Activity), 'record');
    const refused = await evidence.add(ann, 'photo.pdf', CHAT);
    await evidence.upload(ann, 'never.txt', CHAT);
    const { id } = await service.database.manager.findOneByOrFail(EvidenceFileEntity, {
      caseId: ann.caseId,
      state: 'awaited',
    });
    for (const gone of [refused.id, id])
      expect((await service.as(ann).call(deleteFile, { params: { id: gone } })).status).toBe(204);
    expect(record).not.toHaveBeenCalled();
    const stored = await evidence.add(ann, 'a.txt', CHAT);
    await service.as(ann).call(deleteFile, { params: { id: stored.id } });
    expect(record).toHaveBeenCalledWith(expect.anything(), ann.caseId, 'evidence-deleted', { files: 1 });
  });

  test('all evidence removes rows, objects, arrivals and the key', async () => {
    const ann = anOwner();
    await evidence.add(ann, 'a.txt', CHAT);
    await evidence.upload(ann, 'unreported.txt', CHAT);
    expect((await service.as(ann).call(deleteAllEvidence)).status).toBe(204);
    expect(await evidence.files(ann)).toEqual([]);
    const { manager } = service.database;
    expect(await manager.countBy(EvidenceFileEntity, { caseId: ann.caseId })).toBe(0);
    expect(await manager.countBy(CaseKeyEntity, { caseId: ann.caseId })).toBe(0);
    await eventually(async () => expect(await evidence.onDisk(ann.caseId)).toEqual([]));
    expect((await service.as(ann).call(deleteAllEvidence)).status).toBe(204);
  });

  test('all evidence makes each copy unreadable, even when its row and object are restored', async () => {
    const ann = anOwner();
    const { id } = await evidence.add(ann, 'a.txt', CHAT);
    const row = await evidence.rowOf(id);
    const storage: Storage = service.app.get(STORAGE);
    const copy = await storage.find(placeOf(row));
    const bytes = copy ? Buffer.concat(await copy.content.toArray()) : Buffer.alloc(0);
    await service.as(ann).call(deleteAllEvidence);
    await eventually(async () => expect(await evidence.onDisk(ann.caseId)).toEqual([]));
    await evidence.add(ann, 'new.txt', CHAT);
    const { id: keyId } = await service.database.manager.findOneByOrFail(CaseKeyEntity, { caseId: ann.caseId });
    const putBack = { ...row, keyId };
    await service.database.manager.insert(EvidenceFileEntity, putBack);
    await storage.write(placeOf(putBack), bytes.length, Readable.from([bytes]));
    const opened = await service.app.get(Originals).find(ann.caseId, id);
    await expect(opened?.content.toArray()).rejects.toThrow('sealed content cannot be opened');
  });

  test('is retried by the sweep when its job was given up', async () => {
    const ann = anOwner();
    const key = await evidence.upload(ann, 'a.txt', CHAT);
    await service.database.query(
      `insert into dead_letter (id, kind, name, job_id, payload, reason, attempts)
       values (gen_random_uuid(), 'job', 'remove-objects', $1, $2, 'the storage is away', 12)`,
      [randomUUID(), { keys: [key] }],
    );
    await evidence.sweep();
    await eventually(async () => expect(await evidence.onDisk(ann.caseId)).toEqual([]));
    expect(await service.database.query('select id from dead_letter')).toEqual([]);
  });

  test('all evidence lets a person begin again', async () => {
    const ann = anOwner();
    await evidence.add(ann, 'a.txt', CHAT);
    await service.as(ann).call(deleteAllEvidence);
    const again = await evidence.add(ann, 'b.txt', CHAT);
    expect((await evidence.download(ann, again.id)).bytes.toString()).toBe(CHAT);
  });
});

const aCase = async (): Promise<{ ann: OwnerIdentity; waiting: string }> => {
  const ann = anOwner();
  const [waiting, unnoticed] = [randomUUID(), randomUUID()].sort();
  const { database } = evidence.service;
  for (const id of [waiting, unnoticed])
    await database.query(
      `insert into evidence_file (id, case_id, key_id, name, extension, state, size, uploaded_at)
       values ($1, $2, $3, $4, 'txt', 'stored', 10, now())`,
      [id, ann.caseId, randomUUID(), sealOf(database.manager).text('a.txt')],
    );
  await database.query("insert into indexing (file_id, case_id, state) values ($1, $2, 'waiting')", [
    waiting,
    ann.caseId,
  ]);
  return { ann, waiting: waiting ?? '' };
};

const deleteAll = async (who: OwnerIdentity) => (await service.as(who).call(deleteAllEvidence)).status;
const index = async (who: OwnerIdentity) => (await service.as(who).call(indexEvidence)).status;

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

test.each([
  ['before', [index, deleteAll], [202, 204]],
  ['after', [deleteAll, index], [204, 202]],
] as const)(
  'deletion of all evidence does not deadlock with an indexing request %s it',
  async (_, [first, second], statuses) => {
    const { ann, waiting } = await aCase();
    expect(
      await meeting(
        waiting,
        () => first(ann),
        () => second(ann),
      ),
    ).toEqual(statuses);
  },
);

test('deletion of all evidence does not deadlock with the deletion of expired files', async () => {
  const { ann, waiting } = await aCase();
  await service.database.query(
    `insert into saved_search (id, case_id, saved_at, content) values ($1, $2, now(), 'x')`,
    [randomUUID(), ann.caseId],
  );
  await service.database.query(
    "update evidence_file set uploaded_at = now() - interval '400 days' where case_id = $1",
    [ann.caseId],
  );
  const overdue = () => service.app.get(DeletionService).deleteOverdue(ann.caseId, new Date());
  expect(await meeting(waiting, overdue, () => deleteAll(ann))).toEqual([undefined, 204]);
});
