import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { deleteAllEvidence, deleteFile } from '@evenhand/contracts/evidence/files';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { placeOf } from '../../src/files/places.js';
import { STORAGE, type Storage } from '../../src/storage/storage.js';
import { evidence, withEvidence } from '../with-evidence.js';

withEvidence();

test.each([
  ['one file', (who: OwnerIdentity, id: string) => evidence.service.as(who).call(deleteFile, { params: { id } })],
  ['everything', (who: OwnerIdentity) => evidence.service.as(who).call(deleteAllEvidence)],
])('the sweep removes the objects when %s was deleted and the queue is lost', async (_what, deleteIt) => {
  const ann = anOwner();
  const { id } = await evidence.add(ann, 'notes.txt', 'He paid the rent.');
  const { app, database } = evidence.service;
  const place = placeOf(await evidence.rowOf(id));
  const storage: Storage = app.get(STORAGE);
  const names = async () => [...(await storage.sizesBelow(dirname(place))).keys()];
  await deleteIt(ann, id);
  await eventually(async () => expect(await names()).toEqual([]));
  await eventually(async () => expect(await database.query('select from outbox')).toEqual([]));

  await evidence.loseQueue();
  await storage.write(place, 5, Readable.from([Buffer.from('Hello')]));
  await database.query(`update removal set due_at = now() - interval '2 hours'`);
  await evidence.sweep();
  await eventually(async () => expect(await names()).toEqual([]));
  await eventually(async () => expect(await database.query('select from removal')).toEqual([]));
});
