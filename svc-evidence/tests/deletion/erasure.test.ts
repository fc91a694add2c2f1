import { Readable } from 'node:stream';
import { changeRetention } from '@evenhand/contracts/evidence/retention';
import { KEY_STORE, type KeyStore } from '@evenhand/service-kit/keys/key-store';
import { eraseCase } from '@evenhand/service-kit/testing/erase-case';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { STORAGE, type Storage } from '../../src/storage/storage.js';
import { CHAT } from '../start-evidence.js';
import { evidence, service, withEvidence } from '../with-evidence.js';

withEvidence();

const keysOf = async (caseId: string): Promise<string[]> => {
  const names = await service.app.get<KeyStore>(KEY_STORE).names();
  return names.filter((name) => name.caseId === caseId).map(({ id }) => id);
};

test('a deletion removes files, index, retention and the key of a case, and names the key', async () => {
  const [ann, ben] = [anOwner(), anOwner()];
  await evidence.add(ann, 'a.txt', CHAT);
  const stays = await evidence.add(ben, 'b.txt', CHAT);
  await service.as(ann).get(changeRetention, { body: { days: 30, hold: true } });
  const [key] = await keysOf(ann.caseId);
  expect(await eraseCase(service, ann)).toMatchObject({ keys: [key], found: [] });
  expect(await keysOf(ann.caseId)).toEqual([]);
  expect(await eraseCase(service, ann, 'prove')).toMatchObject({ keys: [], found: [] });
  expect(await evidence.onDisk(ann.caseId)).toEqual([]);
  expect(await evidence.files(ben)).toEqual([stays]);
});

test('a deletion removes what a killed process left: a key without a row, and an object without one', async () => {
  const ann = anOwner();
  const left = { caseId: ann.caseId, id: crypto.randomUUID() };
  await service.app.get<KeyStore>(KEY_STORE).keep(left, Buffer.alloc(32));
  const storage: Storage = service.app.get(STORAGE);
  await storage.write(`cases/${ann.caseId}/${left.id}/arrivals/a`, 1, Readable.from([Buffer.from('a')]));
  expect(await storage.countBelow(`cases/${ann.caseId}`)).toBe(1);
  expect(await eraseCase(service, ann, 'prove')).toMatchObject({ found: [] });
  expect([await keysOf(ann.caseId), await evidence.onDisk(ann.caseId)]).toEqual([[], []]);
});
