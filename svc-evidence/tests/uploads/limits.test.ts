import { randomUUID } from 'node:crypto';
import { presignParts } from '@evenhand/contracts/evidence/parts';
import { presignUpload } from '@evenhand/contracts/evidence/uploads';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import {
  LARGEST_EVIDENCE_FILE_IN_BYTES,
  MOST_EVIDENCE_PER_CASE_IN_BYTES,
  MOST_OPEN_UPLOADS_PER_CASE,
} from '@evenhand/contracts/limits';
import { sealOf } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { evidenceWording } from '@evenhand/wording/evidence';
import { CHAT, formOf, startEvidence } from '../start-evidence.js';
import { evidence, withEvidence } from '../with-evidence.js';

withEvidence();

const wording = evidenceWording.rejected;
const presignOf = (who: OwnerIdentity, size?: number, on = evidence) =>
  on.service.as(who).call(presignUpload, { body: { filename: 'a.txt', mime: '', size } });
const inParts = (who: OwnerIdentity, size: number, on = evidence) =>
  on.service.as(who).call(presignParts, {
    body: { filename: 'a.mbox', mime: '', size, parts: Array(Math.ceil(size / 8_388_608)).fill('0'.repeat(64)) },
  });

const hold = ({ caseId }: OwnerIdentity, state: 'awaited' | 'stored', sizes: number[]) =>
  evidence.service.database.query(
    `insert into evidence_file (id, case_id, key_id, name, extension, state, size, uploaded_at)
     select gen_random_uuid(), $1, $2, $5, 'txt', $3, size, now() from unnest($4::bigint[]) size`,
    [caseId, randomUUID(), state, sizes, sealOf(evidence.service.database.manager).text('a.txt')],
  );

test('attacker opens upload after upload, product refuses the one above the limit of the case', async () => {
  const [ann, bea] = [anOwner(), anOwner()];
  await hold(ann, 'awaited', Array(MOST_OPEN_UPLOADS_PER_CASE - 1).fill(1));
  const answers = await Promise.all([presignOf(ann, 10), presignOf(ann, 10), inParts(ann, 9_000_000)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    detail: wording.openUploads(MOST_OPEN_UPLOADS_PER_CASE),
  });
  // Another size: the same file would be the upload that is open.
  expect([(await presignOf(ann, 10)).status, (await inParts(ann, 9_000_001)).status]).toEqual([409, 409]);
  expect((await presignOf(bea, 10)).status).toBe(200);
});

test('first uploads of a case, whole and in parts at once, do not deadlock', async () => {
  const owners = Array.from({ length: 20 }, anOwner);
  const answers = await Promise.all(owners.flatMap((ann) => [inParts(ann, 9_000_000), presignOf(ann, 10)]));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('attacker fills a case, product refuses the first upload that would not fit', async () => {
  const ann = anOwner();
  await hold(ann, 'stored', [MOST_EVIDENCE_PER_CASE_IN_BYTES - 20_000_000]);
  await hold(ann, 'awaited', [10_000_000]);
  const tooMuch = await inParts(ann, 10_000_001);
  expect(tooMuch).toMatchObject({
    status: 409,
    body: { detail: wording.caseIsFull(MOST_EVIDENCE_PER_CASE_IN_BYTES) },
  });
  expect(wording.caseIsFull(MOST_EVIDENCE_PER_CASE_IN_BYTES)).toContain('20 GB');
  expect((await presignOf(ann, 10_000_001)).status).toBe(409);
  expect((await presignOf(ann)).status).toBe(409);
  expect((await inParts(ann, 10_000_000)).status).toBe(200);
});

test('attacker announces a small file and sends a large one, product takes no more than was announced', async () => {
  const ann = anOwner();
  const presigned = await evidence.service
    .as(ann)
    .get(presignUpload, { body: { filename: 'a.txt', mime: '', size: 9 } });
  expect((await evidence.send(ann, presigned, formOf(presigned.fields, CHAT))).status).toBe(413);
  expect((await presignOf(ann, LARGEST_EVIDENCE_FILE_IN_BYTES + 1)).status).toBe(422);
});

test('attacker fills the disk, product refuses new uploads early and keeps serving what is stored', async () => {
  const ann = anOwner();
  const full = await startEvidence({ KEPT_FREE_IN_BYTES: String(Number.MAX_SAFE_INTEGER) });
  try {
    for (const refused of [await presignOf(ann, 10, full), await inParts(ann, 9_000_000, full)])
      expect(refused).toMatchObject({ status: 507, body: { code: 'no-room', detail: wording.diskFull } });
    expect(await full.service.database.query('select 1 from evidence_file')).toEqual([]);
  } finally {
    await full.stop();
  }
});
