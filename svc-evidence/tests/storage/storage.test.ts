import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { z } from 'zod';
import { EvidenceFileEntity } from '../../src/files/evidence-file.entity.js';
import { arrivalOf, sentTo } from '../../src/files/places.js';
import { S3Storage } from '../../src/storage/s3-storage.js';
import { type PresignedForm, STORAGE, type Storage, type UploadPermission } from '../../src/storage/storage.js';
import { formOf, startEvidence } from '../start-evidence.js';
import { startS3 } from './s3-peer.js';

interface Driver {
  storage: Storage;
  /** Registers an awaited file where forms require one. */
  expect(key: string): Promise<void>;
  send(form: PresignedForm, fields: Record<string, string>, content: Uint8Array): Promise<number>;
  stop(): Promise<void>;
}

const fail = (why: string): never => {
  throw new Error(why);
};

const who: OwnerIdentity = anOwner();

const local = async (): Promise<Driver> => {
  const { service, send, stop } = await startEvidence();
  const storage: Storage = service.app.get(STORAGE);
  return {
    storage,
    expect: async (key) => {
      const { caseId, id } = sentTo(key) ?? fail('no arrival');
      const awaited = { state: 'awaited' as const, size: 0, uploadedAt: new Date() };
      const file = { id, caseId, keyId: randomUUID(), name: 'a.txt', extension: 'txt' as const, ...awaited };
      await service.database.manager.insert(EvidenceFileEntity, file);
    },
    send: async (form, fields, content) => (await send(who, form, formOf(fields, content))).status,
    stop,
  };
};

const s3 = async (): Promise<Driver> => {
  const { settings, stop } = await startS3();
  return {
    storage: new S3Storage(settings),
    expect: async () => {},
    send: async ({ url }, fields, content) =>
      (await fetch(url, { method: 'POST', body: formOf(fields, content) })).status,
    stop,
  };
};

const S3_NAME = process.env.S3_ENDPOINT
  ? `S3, a real store at ${process.env.S3_ENDPOINT}`
  : 'S3 (no S3_ENDPOINT is set: a peer that speaks S3 stands in, and a check of every policy)';

const place = (name = randomUUID()) => `cases/${who.caseId}/${name}`;
const permission = (known: Partial<UploadPermission> = {}): UploadPermission => ({
  key: arrivalOf({ caseId: who.caseId, keyId: randomUUID(), id: randomUUID() }),
  contentType: 'text/plain',
  smallestInBytes: 1,
  largestInBytes: 1_000,
  expiresAt: new Date(Date.now() + 60_000),
  ...known,
});

describe.each([
  ['the local driver', local],
  [S3_NAME, s3],
])('the storage port by %s', (_name, start) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start();
  });
  afterAll(() => driver.stop());

  const write = (key: string, content: Buffer) => driver.storage.write(key, content.length, Readable.from([content]));
  const read = async (key: string) => {
    const found = await driver.storage.find(key);
    return found && buffer(found.content);
  };

  test.each([0, 1, 65_535, 65_536, 65_537, 9_000_000, 33_554_432, 40_000_000])(
    'an object of %i bytes is read as it was written',
    async (size) => {
      const [key, content] = [place(), randomBytes(size)];
      await write(key, content);
      const found = await driver.storage.find(key);
      expect(found?.size).toBe(size);
      expect((await buffer(found?.content ?? Readable.from([]))).equals(content)).toBe(true);
    },
  );

  test('a missing object is null, and removing it does not fail', async () => {
    expect(await read(place())).toBeNull();
    await driver.storage.remove(place());
  });

  test('writing again replaces an object, and removing deletes it', async () => {
    const key = place();
    await write(key, Buffer.from('first'));
    await write(key, Buffer.from('second'));
    expect(String(await read(key))).toBe('second');
    await driver.storage.remove(key);
    expect(await read(key)).toBeNull();
  });

  test('removing a folder removes all below it, and nothing next to it', async () => {
    const folder = place();
    await write(`${folder}/files/a`, Buffer.from('a'));
    await write(`${folder}/arrivals/b`, Buffer.from('b'));
    await write(`${folder}-beside/c`, Buffer.from('c'));
    await driver.storage.remove(folder);
    expect(await read(`${folder}/files/a`)).toBeNull();
    expect(await read(`${folder}/arrivals/b`)).toBeNull();
    expect(String(await read(`${folder}-beside/c`))).toBe('c');
  });

  test('the objects right below a folder are listed with their sizes', async () => {
    const folder = place();
    await write(`${folder}/1`, Buffer.from('one'));
    await write(`${folder}/2`, randomBytes(70_000));
    await write(`${folder}/more/3`, Buffer.from('three'));
    await write(`${folder}-beside/4`, Buffer.from('four'));
    const sizes = await driver.storage.sizesBelow(folder);
    expect([...sizes].sort()).toEqual([
      ['1', 3],
      ['2', 70_000],
    ]);
    expect(await driver.storage.sizesBelow(place())).toEqual(new Map());
  });

  test.each([100, 40_000_000])('a stream of %i bytes that breaks leaves no object', async (size) => {
    const key = place();
    const breaking = async function* () {
      yield randomBytes(size / 2);
      throw new Error('the line broke');
    };
    await expect(driver.storage.write(key, size, Readable.from(breaking()))).rejects.toThrow('the line broke');
    expect(await read(key)).toBeNull();
  });

  test('one of two concurrent writes of a large object is stored whole', async () => {
    const [key, one, other] = [place(), randomBytes(20_000_000), randomBytes(20_000_000)];
    await Promise.all([write(key, one), write(key, other)]);
    const kept = await read(key);
    expect(kept?.equals(one) || kept?.equals(other)).toBe(true);
  });

  test('a browser uploads to the address with the fields, and gets 201 or 204', async () => {
    const allowed = permission();
    await driver.expect(allowed.key);
    const form = await driver.storage.presign(allowed);
    expect(form.fields).toMatchObject({ key: allowed.key, 'Content-Type': 'text/plain' });
    expect([201, 204]).toContain(await driver.send(form, form.fields, Buffer.from('Hello')));
    expect(String(await read(allowed.key))).toBe('Hello');
  });

  test.each<[string, Partial<UploadPermission>, Record<string, string>, number]>([
    ['a file that is too large', { largestInBytes: 4 }, {}, 5],
    ['an empty file', {}, {}, 0],
    ['another place', {}, { key: `cases/${randomUUID()}/x` }, 5],
    ['another type', {}, { 'Content-Type': 'text/html' }, 5],
    ['a permission whose time is over', { expiresAt: new Date(Date.now() - 1_000) }, {}, 5],
    ['a policy of the sender’s own', {}, { policy: Buffer.from('{}').toString('base64') }, 5],
  ])('%s is refused, and nothing is stored', async (_what, known, changed, size) => {
    const allowed = permission(known);
    await driver.expect(allowed.key);
    const form = await driver.storage.presign(allowed);
    const status = await driver.send(form, { ...form.fields, ...changed }, randomBytes(size));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await read(allowed.key)).toBeNull();
    expect(await read(changed.key ?? allowed.key)).toBeNull();
  });
});

test('the S3 policy lists what is allowed, and is signed by the key', async () => {
  const secretKey = 'the-secret-key';
  const endpoint = new URL('https://s3.example.ca');
  const storage = new S3Storage({
    endpoint,
    region: 'ca-central-1',
    bucket: 'evidence',
    accessKey: 'ACCESS',
    secretKey,
  });
  const allowed = permission({ smallestInBytes: 1, largestInBytes: 209_715_200 });
  const { url, fields } = await storage.presign(allowed);
  expect(url).toMatch(/^https:\/\/(evidence\.)?s3\.example\.ca(\/evidence)?\/?$/);

  const policy = JSON.parse(Buffer.from(fields.policy ?? '', 'base64').toString());
  expect(new Date(policy.expiration).getTime()).toBeCloseTo(allowed.expiresAt.getTime(), -4);
  expect(policy.conditions).toEqual(
    expect.arrayContaining([
      ['eq', '$bucket', 'evidence'],
      ['eq', '$key', allowed.key],
      ['eq', '$Content-Type', 'text/plain'],
      ['content-length-range', 1, 209_715_200],
    ]),
  );

  const day = (fields['x-amz-date'] ?? '').slice(0, 8);
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const signingKey = [day, 'ca-central-1', 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${secretKey}`));
  expect(fields['x-amz-signature']).toBe(hmac(signingKey, fields.policy ?? '').toString('hex'));
});

test('a removal fails when the S3 store answers 200 with an error for the object', async () => {
  const key = place();
  const listed = `<Contents><Key>${key}/1</Key><Size>5</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`;
  const refused = `<Error><Key>${key}/1</Key><Code>InternalError</Code><Message>Please try again.</Message></Error>`;
  const answers: Record<string, string> = {
    GET: `<ListBucketResult><IsTruncated>false</IsTruncated>${listed}</ListBucketResult>`,
    DELETE: '',
    POST: `<DeleteResult>${refused}</DeleteResult>`,
  };
  const server = createServer((request, response) => response.end(answers[request.method ?? '']));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const endpoint = new URL(`http://127.0.0.1:${port}`);
  const keys = { accessKey: 'ACCESS', secretKey: 'the-secret-key' };
  const storage = new S3Storage({ endpoint, region: 'ca-central-1', bucket: 'evidence', ...keys });
  await expect(storage.remove(key)).rejects.toThrow('the store removed 0 of 1 objects');
  server.closeAllConnections();
  server.close();
});

test('the disk holds neither readable content nor a hash of it', async () => {
  const { service, folder, stop } = await startEvidence();
  const storage: Storage = service.app.get(STORAGE);
  const secret = Buffer.from('the words of a family '.repeat(500));
  await storage.write(place(), secret.length, Readable.from([secret]));
  const entries = await readdir(join(folder, 'storage'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(files).toHaveLength(1);
  for (const file of files) {
    const bytes = await readFile(file);
    expect(bytes.includes('family')).toBe(false);
    expect(bytes.includes(createHash('sha256').update(secret).digest())).toBe(false);
  }
  await stop();
});
