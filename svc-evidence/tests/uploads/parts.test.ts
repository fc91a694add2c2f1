import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { deleteAllEvidence, deleteFile } from '@evenhand/contracts/evidence/files';
import {
  listUnfinished,
  PART_IN_BYTES,
  type PresignedParts,
  partsOf,
  presignParts,
} from '@evenhand/contracts/evidence/parts';
import { type PresignedUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '@evenhand/contracts/limits';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { EvidenceFileEntity } from '../../src/files/evidence-file.entity.js';
import { STORAGE, type Storage } from '../../src/storage/storage.js';
import { formOf, startEvidence, type TestEvidence } from '../start-evidence.js';
import { startS3 } from '../storage/s3-peer.js';

interface Driver {
  evidence: TestEvidence;
  send: (who: OwnerIdentity, form: PresignedUpload, content: Uint8Array) => Promise<number>;
  stop: () => Promise<void>;
}

const local = async (): Promise<Driver> => {
  const evidence = await startEvidence();
  const send: Driver['send'] = async (who, form, content) =>
    (await evidence.send(who, form, formOf(form.fields, content))).status;
  return { evidence, send, stop: evidence.stop };
};

const s3 = async (): Promise<Driver> => {
  const { settings, stop } = await startS3();
  const evidence = await startEvidence({
    S3_ENDPOINT: settings.endpoint.href,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY: settings.accessKey,
    S3_SECRET_KEY: settings.secretKey,
  });
  const send: Driver['send'] = async (_who, { url, fields }, content) =>
    (await fetch(url, { method: 'POST', body: formOf(fields, content) })).status;
  return { evidence, send, stop: async () => void (await Promise.all([evidence.stop(), stop()])) };
};

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const cut = (content: Buffer) => partsOf(content.length).map(({ start, end }) => content.subarray(start, end));
const announced = (content: Buffer, filename = 'mail.mbox') => {
  const parts = cut(content).map(sha256);
  return { filename, mime: '', size: content.length, parts };
};

/** Two whole parts and a short one, of random words. */
const aMailbox = () => Buffer.from(randomBytes(PART_IN_BYTES + 50_000).toString('hex'));

let driver: Driver;
let service: TestEvidence['service'];
const withDriver = (start: () => Promise<Driver>) =>
  forFile(start, (started) => {
    driver = started;
    ({ service } = started.evidence);
  });

describe.each([
  ['kept by ourselves', local],
  ['kept by a store that speaks S3', s3],
])('an upload in parts, %s', (_where, start) => {
  withDriver(start);

  const begin = (who: OwnerIdentity, content: Buffer, name?: string): Promise<PresignedParts> =>
    service.as(who).get(presignParts, { body: announced(content, name) });
  const unfinished = (who: OwnerIdentity) => service.as(who).get(listUnfinished);
  const register = (who: OwnerIdentity, key: string) => service.as(who).call(registerFile, { body: { key } });
  const partsIn = async (key: string) => [...(await service.app.get<Storage>(STORAGE).sizesBelow(key)).keys()].sort();

  const sendParts = async (who: OwnerIdentity, content: Buffer, { missing }: PresignedParts, ...numbers: number[]) => {
    for (const { number, ...form } of missing.filter(({ number }) => numbers.includes(number)))
      expect([201, 204]).toContain(await driver.send(who, form, cut(content)[number - 1] ?? Buffer.alloc(0)));
  };

  test('arrives whole, is listed, is downloaded byte for byte, and leaves no parts', async () => {
    const [ann, content] = [anOwner(), aMailbox()];
    const upload = await begin(ann, content);
    expect(upload.missing.map(({ number }) => number)).toEqual([1, 2, 3]);
    await sendParts(ann, content, upload, 3, 1, 2);
    const { body: file } = await register(ann, upload.key);
    expect(file).toMatchObject({ name: 'mail.mbox', size: content.length, sha256: sha256(content), refused: null });
    expect(await driver.evidence.files(ann)).toEqual([file]);
    const { bytes } = await driver.evidence.download(ann, upload.id);
    expect(bytes.equals(content)).toBe(true);
    expect(await partsIn(upload.key)).toEqual([]);
    expect(await unfinished(ann)).toEqual([]);
    expect((await register(ann, upload.key)).body).toEqual(file);
  });

  test('resumes with the missing parts only, and cannot be registered before all have arrived', async () => {
    const [ann, content] = [anOwner(), aMailbox()];
    const first = await begin(ann, content);
    await sendParts(ann, content, first, 2);
    expect((await register(ann, first.key)).status).toBe(404);
    expect(await unfinished(ann)).toMatchObject([
      { id: first.id, name: 'mail.mbox', size: content.length, arrived: PART_IN_BYTES },
    ]);
    const again = await begin(ann, content);
    expect(again).toMatchObject({ id: first.id, key: first.key });
    expect(again.missing.map(({ number }) => number)).toEqual([1, 3]);
    await sendParts(ann, content, again, 1, 3);
    expect((await begin(ann, content)).missing).toEqual([]);
    expect((await register(ann, again.key)).body).toMatchObject({ sha256: sha256(content) });
  });

  test('is another file when one byte differs, with the same name and size', async () => {
    const [ann, content] = [anOwner(), aMailbox()];
    const other = Buffer.from(content);
    other.write('!', content.length - 1);
    const first = await begin(ann, content);
    await sendParts(ann, content, first, 1, 2);
    const second = await begin(ann, other);
    expect(second.id).not.toBe(first.id);
    expect(second.missing).toHaveLength(3);
    await sendParts(ann, other, second, 1, 2, 3);
    expect((await register(ann, second.key)).body).toMatchObject({ sha256: sha256(other) });
    expect(await unfinished(ann)).toMatchObject([{ id: first.id, arrived: 2 * PART_IN_BYTES }]);
  });

  test('is not kept when a part differs from its announced hash, and asks for that part again', async () => {
    const [ann, content] = [anOwner(), aMailbox()];
    const upload = await begin(ann, content);
    const changed = Buffer.from(content);
    changed.write('changed', PART_IN_BYTES + 5);
    await sendParts(ann, changed, upload, 1, 2, 3);
    expect((await register(ann, upload.key)).status).toBe(404);
    expect(await driver.evidence.files(ann)).toEqual([]);
    const again = await begin(ann, content);
    expect(again.missing.map(({ number }) => number)).toEqual([2]);
    await sendParts(ann, content, again, 2);
    expect((await register(ann, upload.key)).body).toMatchObject({ sha256: sha256(content) });
  });

  test('is one file when it begins twice and is registered by two requests at once', async () => {
    const [ann, content] = [anOwner(), aMailbox()];
    const [first, second] = await Promise.all([begin(ann, content), begin(ann, content)]);
    expect(second.id).toBe(first.id);
    await sendParts(ann, content, first, 1, 2, 3);
    const registered = await Promise.all([register(ann, first.key), register(ann, first.key)]);
    expect(registered.map(({ status }) => status)).toEqual([201, 201]);
    expect(await driver.evidence.files(ann)).toMatchObject([{ id: first.id, sha256: sha256(content) }]);
    const { bytes } = await driver.evidence.download(ann, first.id);
    expect(bytes.equals(content)).toBe(true);
  });

  test('is not sent again when it was registered but the browser missed the answer', async () => {
    const [ann, content] = [anOwner(), aMailbox()];
    const upload = await begin(ann, content);
    await sendParts(ann, content, upload, 1, 2, 3);
    await register(ann, upload.key);
    expect(await begin(ann, content)).toEqual({ id: upload.id, key: upload.key, missing: [] });
    expect((await register(ann, upload.key)).body).toMatchObject({ id: upload.id, sha256: sha256(content) });
    const uploadedAt = new Date(Date.now() - 3_700_000);
    await service.database.manager.update(EvidenceFileEntity, { id: upload.id }, { uploadedAt });
    expect((await begin(ann, content)).id).not.toBe(upload.id);
  });

  test('is refused and not kept when its content does not match its type', async () => {
    const [ann, content] = [anOwner(), aMailbox()];
    const upload = await begin(ann, content, 'letter.pdf');
    await sendParts(ann, content, upload, 1, 2, 3);
    expect((await register(ann, upload.key)).body).toMatchObject({ refused: 'type' });
    expect(await partsIn(upload.key)).toEqual([]);
  });

  test('is deleted with all its parts when it is discarded', async () => {
    const [ann, content] = [anOwner(), aMailbox()];
    const upload = await begin(ann, content);
    await sendParts(ann, content, upload, 1, 3);
    expect((await service.as(ann).call(deleteFile, { params: { id: upload.id } })).status).toBe(204);
    expect(await unfinished(ann)).toEqual([]);
    await eventually(async () => expect(await partsIn(upload.key)).toEqual([]));
    expect((await register(ann, upload.key)).status).toBe(404);
  });

  test('is deleted with all evidence', async () => {
    const [ann, content] = [anOwner(), aMailbox()];
    const upload = await begin(ann, content);
    await sendParts(ann, content, upload, 1, 3);
    await service.as(ann).call(deleteAllEvidence);
    expect(await unfinished(ann)).toEqual([]);
    await eventually(async () => expect(await partsIn(upload.key)).toEqual([]));
    const { manager } = service.database;
    expect(await manager.countBy(EvidenceFileEntity, { caseId: ann.caseId })).toBe(0);
  });

  test('expires after three days, not sooner, and is kept when it is whole but unreported', async () => {
    const [ann, content] = [anOwner(), aMailbox()];
    const [old, young, whole] = ['old.mbox', 'young.mbox', 'whole.mbox'];
    const uploads = new Map<string, PresignedParts>();
    for (const name of [old, young, whole]) uploads.set(name, await begin(ann, content, name));
    const upload = (name: string) => uploads.get(name) ?? { id: '', key: '', missing: [] };
    for (const name of [old, young]) await sendParts(ann, content, upload(name), 1, 2);
    await sendParts(ann, content, upload(whole), 1, 2, 3);
    const age = (name: string, seconds: number) => {
      const uploadedAt = new Date(Date.now() - seconds * 1_000);
      return service.database.manager.update(EvidenceFileEntity, { id: upload(name).id }, { uploadedAt });
    };
    await Promise.all([age(old, 259_260), age(young, 258_900), age(whole, 3_700)]);
    await driver.evidence.sweep();
    expect(await unfinished(ann)).toMatchObject([{ name: young }]);
    expect(await driver.evidence.files(ann)).toMatchObject([{ name: whole, refused: null }]);
    await eventually(async () => expect(await partsIn(upload(old).key)).toEqual([]));
  });

  test('leaves nothing behind when a second window continues sending', async () => {
    const [ann, content] = [anOwner(), aMailbox()];
    const upload = await begin(ann, content);
    await sendParts(ann, content, upload, 1, 2, 3);
    await register(ann, upload.key);
    // As a store that checks only the permission.
    const part = cut(content)[2] ?? Buffer.alloc(0);
    await service.app.get<Storage>(STORAGE).write(`${upload.key}/3`, part.length, Readable.from([part]));
    expect(await partsIn(upload.key)).toEqual(['3']);
    await driver.evidence.sweep();
    expect(await partsIn(upload.key)).toEqual([]);
    expect(await driver.evidence.files(ann)).toHaveLength(1);
  });

  test('cannot be seen, resumed, registered or discarded by another case', async () => {
    const [ann, bea, content] = [anOwner(), anOwner(), aMailbox()];
    const ours = await begin(ann, content);
    await sendParts(ann, content, ours, 1, 2);
    expect(await unfinished(bea)).toEqual([]);
    const theirs = await begin(bea, content);
    expect(theirs.id).not.toBe(ours.id);
    expect(theirs.missing).toHaveLength(3);
    expect((await register(bea, ours.key)).status).toBe(404);
    expect((await service.as(bea).call(deleteFile, { params: { id: ours.id } })).status).toBe(404);
    expect(await unfinished(ann)).toMatchObject([{ id: ours.id, arrived: 2 * PART_IN_BYTES }]);
  });
});

describe('the permission for a part', () => {
  withDriver(local);
  const presign = (who: OwnerIdentity, body: object) => service.as(who).call(presignParts, { body });

  test('is limited to its own place below the caller’s own case, and to its exact size', async () => {
    const [ann, bea, content] = [anOwner(), anOwner(), aMailbox()];
    const { key, missing } = await service.as(ann).get(presignParts, { body: announced(content) });
    expect(key).toMatch(new RegExp(`^cases/${ann.caseId}/`));
    expect(missing.map(({ fields }) => fields.key)).toEqual([`${key}/1`, `${key}/2`, `${key}/3`]);
    const [first, second] = missing;
    const part = content.subarray(0, PART_IN_BYTES);
    if (!first || !second) throw new Error('there are parts');
    expect(await driver.send(ann, first, part.subarray(1))).toBe(400);
    expect(await driver.send(ann, first, Buffer.concat([part, Buffer.from('!')]))).toBe(413);
    expect(await driver.send(ann, { ...first, fields: { ...first.fields, key: `${key}/2` } }, part)).toBe(403);
    expect(await driver.send(bea, first, part)).toBe(403);
    expect(await service.as(ann).get(listUnfinished)).toMatchObject([{ arrived: 0 }]);
  });

  const parts = (count: number) => Array.from({ length: count }, () => 'a'.repeat(64));
  const mailbox = { filename: 'mail.mbox', mime: '' };

  test.each([
    ['/size', { ...mailbox, size: LARGEST_EVIDENCE_FILE_IN_BYTES + 1, parts: parts(25) }],
    ['/size', { ...mailbox, size: 0, parts: [] }],
    ['/parts', { ...mailbox, size: PART_IN_BYTES + 1, parts: parts(1) }],
    ['/parts', { ...mailbox, size: PART_IN_BYTES, parts: parts(2) }],
    ['/parts', { ...mailbox, size: LARGEST_EVIDENCE_FILE_IN_BYTES, parts: parts(26) }],
    ['/parts/0', { ...mailbox, size: 1, parts: ['no hash'] }],
    ['/filename', { filename: 'tool.exe', mime: '', size: 1, parts: parts(1) }],
    ['/mime', { filename: 'mail.mbox', mime: 'image/png', size: 1, parts: parts(1) }],
  ])('is refused with the pointer %s', async (pointer, body) => {
    const errors = expect.arrayContaining([expect.objectContaining({ pointer })]);
    expect(await presign(anOwner(), body)).toMatchObject({ status: 422, body: { errors } });
  });

  test('is given for the largest file, in twenty-five parts', async () => {
    const body = { ...mailbox, size: LARGEST_EVIDENCE_FILE_IN_BYTES, parts: parts(25) };
    const { missing } = await service.as(anOwner()).get(presignParts, { body });
    expect(missing).toHaveLength(25);
  });
});
