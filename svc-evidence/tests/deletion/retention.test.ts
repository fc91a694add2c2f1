import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeRetention, getRetention } from '@evenhand/contracts/evidence/retention';
import { presignUpload } from '@evenhand/contracts/evidence/uploads';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { DeletionService } from '../../src/deletion/deletion.service.js';
import { EvidenceFileEntity } from '../../src/files/evidence-file.entity.js';
import { CHAT } from '../start-evidence.js';
import { evidence, locks, service, withEvidence } from '../with-evidence.js';

withEvidence();

const presign = (who: OwnerIdentity, body: unknown) => service.as(who).call(presignUpload, { body });
describe('retention', () => {
  const age = (id: string, days: number) => {
    const uploadedAt = new Date(Date.now() - days * 86_400_000);
    return service.database.manager.update(EvidenceFileEntity, { id }, { uploadedAt });
  };
  const aged = async (who: OwnerIdentity, days: number) => {
    const { id } = await evidence.add(who, 'a.txt', CHAT);
    await age(id, days);
    return id;
  };
  const ids = async (who: OwnerIdentity) => (await evidence.files(who)).map(({ id }) => id);
  const keep = (who: OwnerIdentity, body: unknown) => service.as(who).call(changeRetention, { body });

  test('is 90 days by default, and each file has its last day', async () => {
    const ann = anOwner();
    expect(await service.as(ann).get(getRetention)).toEqual({ days: 90, hold: false });
    const { uploadedAt, keptUntil } = await evidence.add(ann, 'a.txt', CHAT);
    expect(Date.parse(keptUntil ?? '') - Date.parse(uploadedAt)).toBe(90 * 86_400_000);
  });

  test('deletes the file and its object in the sweep when it has expired', async () => {
    const ann = anOwner();
    await aged(ann, 91);
    const young = await aged(ann, 89);
    await evidence.sweep();
    expect(await ids(ann)).toEqual([young]);
    const { judgement } = await evidence.rowOf(young);
    await eventually(async () => expect(await evidence.onDisk(ann.caseId)).toEqual([judgement]));
  });

  test('can be made longer or shorter for files stored already', async () => {
    const [ann, bea] = [anOwner(), anOwner()];
    const [old, young] = [await aged(ann, 91), await aged(bea, 31)];
    await keep(ann, { days: 365, hold: false });
    await keep(bea, { days: 30, hold: false });
    await evidence.sweep();
    expect(await ids(ann)).toEqual([old]);
    expect(await ids(bea)).not.toContain(young);
  });

  test('keeps a disclosure document for three years, regardless of the setting for evidence', async () => {
    const ann = anOwner();
    await keep(ann, { days: 30, hold: false });
    const evidenceId = await aged(ann, 31);
    const { id, keptUntil, uploadedAt } = await evidence.add(ann, 'pay-stub.txt', CHAT, { purpose: 'disclosure' });
    expect(Date.parse(keptUntil ?? '') - Date.parse(uploadedAt)).toBe(1_095 * 86_400_000);
    await age(id, 1_094);
    await evidence.sweep();
    expect(await ids(ann)).toEqual([id]);
    expect(await ids(ann)).not.toContain(evidenceId);
    await age(id, 1_096);
    await evidence.sweep();
    expect(await ids(ann)).toEqual([]);
  });

  test('changed during a sweep applies to each case that the sweep has not reached yet', async () => {
    const [ann, bea] = [anOwner(), anOwner()].sort((one, other) => (one.caseId < other.caseId ? -1 : 1));
    if (!ann || !bea) throw new Error('there are two');
    const [first, second] = [await aged(ann, 91), await aged(bea, 91)];
    let swept = Promise.resolve();
    await service.database.transaction(async (manager) => {
      await manager.query('select from evidence_file where id = $1 for update', [first]);
      swept = evidence.sweep();
      await locks.waiting(1);
      expect((await keep(bea, { days: 30, hold: true })).status).toBe(200);
    });
    await swept;
    expect(await ids(ann)).toEqual([]);
    expect(await ids(bea)).toEqual([second]);
  });

  test('is not changed from a page that shows an earlier choice, so a hold stays', async () => {
    const ann = anOwner();
    const old = await aged(ann, 200);
    const shown = { days: 90, hold: false };
    expect((await keep(ann, { days: 90, hold: true, from: shown })).status).toBe(200);
    expect((await keep(ann, { days: 90, hold: true, from: shown })).status).toBe(200);
    const refused = await keep(ann, { days: 180, hold: false, from: shown });
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed-elsewhere' } });
    await evidence.sweep();
    expect(await ids(ann)).toEqual([old]);
  });

  test.each([0, -1, 1.5, 1_096])('is refused when it is %p days', async (days) => {
    expect((await keep(anOwner(), { days, hold: false })).status).toBe(422);
  });

  test('the sweep registers uploads that arrived unreported, and forgets those that did not arrive', async () => {
    const ann = anOwner();
    await evidence.upload(ann, 'arrived.txt', CHAT);
    await presign(ann, { filename: 'never.txt', mime: '' });
    const { manager } = service.database;
    await manager.update(EvidenceFileEntity, { caseId: ann.caseId }, { uploadedAt: new Date(Date.now() - 4_000_000) });
    await evidence.sweep();
    expect((await evidence.files(ann)).map(({ name }) => name)).toEqual(['arrived.txt']);
    expect(await manager.countBy(EvidenceFileEntity, { caseId: ann.caseId })).toBe(1);
  });

  test('the sweep keeps an upload that arrived, or was taken up again, after it was read as lost', async () => {
    const ann = anOwner();
    const { id } = await evidence.add(ann, 'arrived.txt', CHAT);
    const arrived = await evidence.rowOf(id);
    await presign(ann, { filename: 'never.txt', mime: '' });
    const awaited = await service.database.manager.findOneByOrFail(EvidenceFileEntity, {
      caseId: ann.caseId,
      state: 'awaited',
    });
    const deletion = service.app.get(DeletionService);
    await deletion.deleteAwaited({ ...arrived, state: 'awaited' });
    await deletion.deleteAwaited({ ...awaited, uploadedAt: new Date(awaited.uploadedAt.getTime() - 1) });
    expect(await service.database.manager.countBy(EvidenceFileEntity, { caseId: ann.caseId })).toBe(2);
    await deletion.deleteAwaited(awaited);
    expect(await service.database.manager.countBy(EvidenceFileEntity, { caseId: ann.caseId })).toBe(1);
  });

  const aDamagedUpload = async (who: OwnerIdentity): Promise<string> => {
    const key = await evidence.upload(who, 'damaged.txt', CHAT);
    await appendFile(join(evidence.folder, 'storage/objects', key), 'x');
    return key.slice(key.lastIndexOf('/') + 1);
  };
  const awaitedFor = (who: OwnerIdentity, seconds: number) =>
    service.database.manager.update(
      EvidenceFileEntity,
      { caseId: who.caseId, state: 'awaited' },
      { uploadedAt: new Date(Date.now() - seconds * 1_000) },
    );
  const announcementsOf = (id: string): string[] =>
    service.logged.filter((line) => line.includes(id) && line.includes('stored upload is damaged'));

  test('a damaged upload does not stop the sweep, and is logged once', async () => {
    const ann = anOwner();
    const damaged = await aDamagedUpload(ann);
    await evidence.upload(ann, 'whole.txt', CHAT);
    await awaitedFor(ann, 4_000);
    await evidence.sweep();
    await evidence.sweep();
    expect((await evidence.files(ann)).map(({ name }) => name)).toEqual(['whole.txt']);
    expect(announcementsOf(damaged)).toHaveLength(1);
    expect(announcementsOf(damaged)[0]).not.toContain('damaged.txt');
  });

  test('an upload that remains damaged is deleted like an abandoned one', async () => {
    const ann = anOwner();
    const damaged = await aDamagedUpload(ann);
    await awaitedFor(ann, 4 * 86_400);
    await evidence.sweep();
    expect(await service.database.manager.countBy(EvidenceFileEntity, { caseId: ann.caseId })).toBe(0);
    await eventually(async () => expect(await evidence.onDisk(ann.caseId)).toEqual([]));
    expect(announcementsOf(damaged)).toEqual([expect.stringContaining('giving up')]);
  });
});
