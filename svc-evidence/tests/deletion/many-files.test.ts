import { deleteAllEvidence } from '@evenhand/contracts/evidence/files';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { jobQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { EvidenceFileEntity } from '../../src/files/evidence-file.entity.js';
import { evidence, withEvidence } from '../with-evidence.js';

/** More than the parameters of one statement. */
const FILES = 65_540;

withEvidence();

/** Rows without objects. */
const fill = async (who: OwnerIdentity, days: number): Promise<void> => {
  const { id } = await evidence.add(who, 'first.txt', 'The first.');
  await evidence.service.database.query(
    `insert into evidence_file (id, case_id, key_id, name, extension, state, size, uploaded_at)
     select gen_random_uuid(), case_id, key_id, name, 'txt', 'stored', 10, now() - make_interval(days => $2)
     from evidence_file, generate_series(1, $3) as number where id = $1`,
    [id, days, FILES],
  );
};
const count = (who: OwnerIdentity) =>
  evidence.service.database.manager.countBy(EvidenceFileEntity, { caseId: who.caseId });

test('a case of very many files is deleted as a whole', async () => {
  const ann = anOwner();
  await fill(ann, 0);
  expect((await evidence.service.as(ann).call(deleteAllEvidence)).status).toBe(204);
  expect(await count(ann)).toBe(0);
});

test('very many expired files are deleted, their objects in jobs of a bounded size', async () => {
  const { app, database } = evidence.service;
  const [ann, bea] = [anOwner(), anOwner()];
  await fill(ann, 91);
  const { id } = await evidence.add(bea, 'old.txt', 'This is over too.');
  await database.query(`update evidence_file set uploaded_at = now() - interval '91 days' where id = $1`, [id]);
  await evidence.sweep();
  expect([await count(ann), await count(bea)]).toEqual([1, 0]);

  await eventually(async () => expect(await database.query('select from outbox limit 1')).toEqual([]), 30);
  const later = await app.get(Queues).of(jobQueue('svc-evidence', 'remove-objects')).getDelayed();
  const keys = later.map(({ data }) => data.keys.filter((key: string) => key.includes(ann.caseId)).length);
  expect(keys.reduce((sum, some) => sum + some, 0)).toBe(2 * 2 * FILES);
  expect(Math.max(...keys)).toBeLessThanOrEqual(1_000);
}, 120_000);
