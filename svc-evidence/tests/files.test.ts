import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { appendFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { deleteAllEvidence, deleteFile, downloadFile, listFiles } from '@evenhand/contracts/evidence/files';
import { indexEvidence } from '@evenhand/contracts/evidence/indexing';
import { changeRetention, getRetention } from '@evenhand/contracts/evidence/retention';
import { getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import { type PresignedUpload, presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { IDENTITY_HEADER, type OwnerIdentity } from '@evenhand/contracts/identity';
import { EventEnvelopes } from '@evenhand/service-kit/outbox/event-envelopes';
import { eventsQueue, jobQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService, type TestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';
import { EvidenceFileEntity } from '../src/files/evidence-file.entity.js';
import { Originals } from '../src/files/originals.js';
import { placeOf } from '../src/files/places.js';
import { CaseKeyEntity } from '../src/keys/case-key.entity.js';
import { STORAGE, type Storage } from '../src/storage/storage.js';
import { SweepEvidenceProcessor } from '../src/sweep/sweep-evidence.processor.js';
import { formOf, startEvidence, type TestEvidence } from './start-evidence.js';

let evidence: TestEvidence;
let service: TestEvidence['service'];
beforeAll(async () => {
  evidence = await startEvidence();
  service = evidence.service;
});
afterAll(() => evidence.stop());

const list = (who: OwnerIdentity, query: Record<string, string> = {}) => service.as(who).get(listFiles, { query });
const files = async (who: OwnerIdentity) => (await list(who)).files;
const download = (who: OwnerIdentity, id: string) => service.as(who).call(downloadFile, { params: { id } });
const presign = (who: OwnerIdentity, body: unknown) => service.as(who).call(presignUpload, { body });
const rowOf = (id: string) => service.database.manager.findOneByOrFail(EvidenceFileEntity, { id });
const sweep = () => service.app.get(SweepEvidenceProcessor).sweep();

const onDisk = async (caseId: string): Promise<string[]> => {
  const folder = join(evidence.folder, 'storage/objects/cases', caseId);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

/** Number of sessions that wait for a lock. */
const waiting = async (): Promise<number> => {
  const [{ locked }] = await service.database.query(
    `select count(*)::int as locked from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return locked;
};

/** A form on a slow line: its second half when `when` resolves. */
const slowly = async (form: FormData, when: Promise<void>) => {
  const whole = new Request('http://localhost', { method: 'POST', body: form });
  const bytes = Buffer.from(await whole.arrayBuffer());
  const halves = async function* () {
    yield bytes.subarray(0, bytes.length / 2);
    await when;
    yield bytes.subarray(bytes.length / 2);
  };
  return { body: ReadableStream.from(halves()), headers: { 'content-type': whole.headers.get('content-type') ?? '' } };
};

const zipOf = (name: string, text: string): Buffer => {
  const packed = deflateRawSync(Buffer.from(text));
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(text.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
};

const pdf = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\n', 'latin1');
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const outlook = Buffer.concat([Buffer.from('!BDN'), Buffer.alloc(600)]);
const chat = '[2026-03-01, 09:12] Ann: The rent is paid.\n';

describe('an uploaded file', () => {
  test('is listed with its name, size and fingerprint, and is downloaded byte for byte', async () => {
    const ann = anOwner();
    const content = randomBytes(300_000).toString('base64');
    const added = await evidence.add(ann, 'WhatsApp Chat.txt', content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const expected = { name: 'WhatsApp Chat.txt', extension: 'txt', size: content.length, sha256, refused: null };
    expect(added).toMatchObject({ ...expected, isSearchable: true });
    expect(await files(ann)).toEqual([added]);
    const answer = await download(ann, added.id);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(Buffer.from(content))).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-length')).toBe(String(content.length));
  });

  test('is one file when it is registered twice, or by two requests at once', async () => {
    const ann = anOwner();
    const key = await evidence.upload(ann, 'chat.txt', chat);
    const register = () => service.as(ann).get(registerFile, { body: { key } });
    const [first, second] = await Promise.all([register(), register()]);
    expect(second.id).toBe(first?.id);
    expect((await register()).sha256).toBe(first?.sha256);
    expect(await files(ann)).toHaveLength(1);
    expect((await download(ann, first?.id ?? '')).bytes.toString()).toBe(chat);
  });

  test.each([
    ['another text', 'Something else was sent.'],
    ['no text at all', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('stays what the first of two processes saw when it is sent again as %s', async (_what, other) => {
    const second = await startTestService({ name: 'svc-evidence', module: AppModule, config: Config, beside: service });
    const ann = anOwner();
    const key = await evidence.upload(ann, 'chat.txt', chat);
    const id = key.split('/').at(-1) ?? '';
    const register = (process: TestService) => process.as(ann).get(registerFile, { body: { key } });
    const judged = await service.database.transaction(async (manager) => {
      await manager.query('select from evidence_file where id = $1 for update', [id]);
      const first = register(service);
      await eventually(async () => expect(await waiting()).toBe(1));
      const content = Buffer.from(other);
      await service.app.get<Storage>(STORAGE).write(key, content.length, Readable.from([content]));
      const answers = [first, register(second)];
      await eventually(async () => expect(await waiting()).toBe(2));
      return answers;
    });
    const sha256 = createHash('sha256').update(chat).digest('hex');
    expect(await Promise.all(judged)).toMatchObject([
      { id, sha256, refused: null },
      { id, sha256, refused: null },
    ]);
    expect((await download(ann, id)).bytes.toString()).toBe(chat);
    expect(await onDisk(ann.caseId)).toHaveLength(1);
    await second.stop();
  });

  test('is kept once, and removed from where it arrived', async () => {
    const ann = anOwner();
    const { id } = await evidence.add(ann, 'chat.txt', chat);
    expect(await onDisk(ann.caseId)).toEqual([(await rowOf(id)).judgement]);
  });

  test.each([
    ['letter.pdf', pdf],
    ['line-first.pdf', Buffer.concat([Buffer.from('\n'), pdf])],
    ['scanner.pdf', Buffer.concat([Buffer.from('\ufeffHTTP/1.1 200 OK\r\n\r\n'), pdf])],
    ['old.txt', Buffer.from('The rent is paid.\r\n\x1a')],
    ['old.csv', Buffer.concat([Buffer.from('day,amount\r\n'), Buffer.alloc(115, 0x1a)])],
    ['letter.doc', compound],
    ['mail.msg', compound],
    ['mailbox.pst', outlook],
    ['letter.docx', zipOf('[Content_Types].xml', '<Types/>')],
    ['locked.docx', compound],
    ['export.zip', zipOf('chat.txt', chat)],
    ['page.html', '<p>Hello</p>'],
    ['page.HTM', '<p>Hello</p>'],
    ['list.csv', 'day,amount\n'],
    ['messages.json', '{"messages":[]}'],
    ['mail.eml', 'From: ann@example.ca\n\nHello'],
    ['Inbox.mbox', 'From ann@example.ca Sun Mar  1 09:12:00 2026\n\nHello'],
    ['utf16.txt', Buffer.from('\ufeffBM MZ wörter', 'utf16le')],
    ['unmarked.txt', Buffer.from('The rent is paid.\r\n'.repeat(8), 'utf16le')],
    ['latin1.txt', Buffer.from('BM: caf\xe9', 'latin1')],
  ])('is accepted when its content matches its type: %s', async (name, content) => {
    const added = await evidence.add(anOwner(), name, content);
    expect(added).toMatchObject({ name, refused: null, isSearchable: name !== 'export.zip' });
  });

  test.each([
    ['letter.pdf', chat],
    ['late.pdf', Buffer.concat([Buffer.alloc(1_024, ' '), pdf])],
    ['letter.txt', pdf],
    ['broken.txt', 'The rent\x1a is paid.'],
    ['letter.docx', pdf],
    ['letter.doc', chat],
    ['photo.txt', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['program.csv', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])],
    ['mailbox.pst', compound],
    ['export.zip', pdf],
  ])('is refused and not kept when its content does not match its type: %s', async (name, content) => {
    const ann = anOwner();
    const added = await evidence.add(ann, name, content);
    expect(added).toMatchObject({ refused: 'type', sha256: null, isSearchable: false });
    expect((await download(ann, added.id)).status).toBe(404);
    expect(await onDisk(ann.caseId)).toEqual([]);
  });

  test.each([
    ['../../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\ann\\chat.txt', 'chat.txt'],
    ['"; drop table evidence_file; --.txt', '"; drop table evidence_file; --.txt'],
    ['<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
    ['Šárka’s בית 🏡\r\nx-evil: 1.txt', 'Šárka’s בית 🏡\r\nx-evil: 1.txt'],
  ])('may have the name %j', async (filename, name) => {
    const ann = anOwner();
    const added = await evidence.add(ann, filename, chat);
    expect(added.name).toBe(name);
    const { headers } = await download(ann, added.id);
    expect(headers.get('x-evil')).toBeNull();
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(name).slice(0, 4)}`);
  });
});

describe('the list of files', () => {
  const ann = anOwner();
  const names = (found: { files: { name: string }[] }) => found.files.map(({ name }) => name);
  const pad = (number: number) => String(number).padStart(5, '0');

  beforeAll(async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: randomUUID(),
      caseId: ann.caseId,
      keyId: randomUUID(),
      name: `message ${pad(index)} 100%_${index % 2 ? 'Bank' : 'home'}.eml`,
      extension: 'eml' as const,
      state: index === 9_999 ? ('awaited' as const) : ('stored' as const),
      refused: null,
      size: 2_000,
      parts: null,
      sha256: 'ab',
      uploadedAt: new Date(Date.now() - 100 * index),
    }));
    await service.database.manager.save(EvidenceFileEntity, rows, { chunk: 1_000 });
  });

  test('is paged when there are thousands, newest first, with their number', async () => {
    const first = await list(ann);
    expect(first).toMatchObject({ found: 9_999, total: 9_999 });
    expect(first.files).toHaveLength(50);
    expect(names(first)[0]).toBe('message 00000 100%_home.eml');
    expect(names(await list(ann, { page: '2' }))[0]).toBe('message 00050 100%_home.eml');
    expect(names(await list(ann, { page: '200' }))).toHaveLength(49);
    expect(await list(ann, { page: '201' })).toMatchObject({ files: [], found: 9_999 });
  });

  test.each([
    ['bank', 4_999],
    ['00042', 1],
    ['100%_', 9_999],
    ['100__', 0],
    ['%', 9_999],
    ['\\', 0],
    ["' or 1=1", 0],
  ])('is searched for %j literally', async (search, found) => {
    expect(await list(ann, { search })).toMatchObject({ found, total: 9_999 });
  });

  test('is searched for a name in any spelling', async () => {
    const bob = anOwner();
    const kept = ['Re\u0301sume\u0301.txt', 'Bob’s\u00a0rent.txt', 'Chat with \u200eAnn.txt'];
    for (const name of kept) await evidence.add(bob, name, chat);
    for (const [search, index] of [
      ['Résumé.txt', 0],
      ['resume', 0],
      ["bob's rent ", 1],
      ['with Ann', 2],
    ] as const)
      expect(await list(bob, { search })).toMatchObject({ files: [{ name: kept[index] }], found: 1, total: 3 });
  });

  test.each<Record<string, string>>([
    { page: '0' },
    { page: 'x' },
    { page: '1.5' },
    { search: 'x'.repeat(256) },
    { limit: '9' },
  ])('is refused for the query %j', async (query) => {
    expect((await service.as(ann).call(listFiles, { query })).status).toBe(422);
  });
});

describe('a permission to upload', () => {
  test('is limited to one place below the caller’s own case', async () => {
    const ann = anOwner();
    const { url, fields } = await service
      .as(ann)
      .get(presignUpload, { body: { filename: 'a.txt', mime: 'text/plain' } });
    expect(url).toBe('http://localhost:8080/api/evidence/uploads');
    expect(fields.key).toMatch(new RegExp(`^cases/${ann.caseId}/`));
  });

  test.each([
    ['/filename', { filename: 'photo.png', mime: 'image/png' }],
    ['/filename', { filename: 'program.exe', mime: '' }],
    ['/filename', { filename: 'txt', mime: '' }],
    ['/filename', { filename: 'chat.txt/', mime: '' }],
    ['/filename', { filename: '', mime: '' }],
    ['/filename', { filename: `${'x'.repeat(256)}.txt`, mime: '' }],
    ['/mime', { filename: 'chat.txt', mime: 'image/png' }],
    ['/key', { filename: 'chat.txt', mime: '', key: `cases/${randomUUID()}/x` }],
    ['/caseId', { filename: 'chat.txt', mime: '', caseId: randomUUID() }],
  ])('is refused with the pointer %s for %j', async (pointer, body) => {
    expect(await presign(anOwner(), body)).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  });

  test('is refused when another person uses it', async () => {
    const [ann, bea] = [anOwner(), anOwner()];
    const presigned = await service.as(ann).get(presignUpload, { body: { filename: 'a.txt', mime: '' } });
    expect((await evidence.send(bea, presigned, formOf(presigned.fields, chat))).status).toBe(403);
    expect(await onDisk(ann.caseId)).toEqual([]);
  });

  test('does not cover the place of another case', async () => {
    const [ann, bea] = [anOwner(), anOwner()];
    const ours = await service.as(ann).get(presignUpload, { body: { filename: 'a.txt', mime: '' } });
    const theirs = await service.as(bea).get(presignUpload, { body: { filename: 'a.txt', mime: '' } });
    const form = formOf({ ...ours.fields, key: theirs.fields.key ?? '' }, chat);
    expect((await evidence.send(ann, ours, form)).status).toBe(403);
    expect(await onDisk(bea.caseId)).toEqual([]);
  });

  test('is answered as a malformed request when the form is broken or has no file', async () => {
    const ann = anOwner();
    const presigned = await service.as(ann).get(presignUpload, { body: { filename: 'a.txt', mime: '' } });
    const empty = new FormData();
    empty.append('key', presigned.fields.key ?? '');
    expect((await evidence.send(ann, presigned, empty)).status).toBe(400);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const broken = await service.as(ann).send('POST', '/api/evidence/uploads', { body: '--x\r\nhalf', headers });
    expect(broken.status).toBe(400);
  });
});

describe('a late upload', () => {
  const storage = (): Storage => service.app.get(STORAGE);
  const removals = () => service.app.get(Queues).of(jobQueue('svc-evidence', 'remove-objects'));
  const unfinished = () => readdir(join(evidence.folder, 'storage/unfinished'));
  const presigned = (who: OwnerIdentity) =>
    service.as(who).get(presignUpload, { body: { filename: 'a.txt', mime: '' } });
  const idOf = ({ fields }: { fields: Record<string, string> }) => fields.key?.split('/').at(-1) ?? '';
  const remove = (who: OwnerIdentity, id: string) => service.as(who).call(deleteFile, { params: { id } });
  const put = (key: string) => storage().write(key, chat.length, Readable.from([Buffer.from(chat)]));

  test('is refused when its form is for a file already judged or deleted', async () => {
    const ann = anOwner();
    const [judged, deleted] = [await presigned(ann), await presigned(ann)];
    const send = async (form: PresignedUpload) => (await evidence.send(ann, form, formOf(form.fields, chat))).status;
    expect(await send(judged)).toBe(204);
    await service.as(ann).get(registerFile, { body: { key: judged.fields.key } });
    expect((await remove(ann, idOf(deleted))).status).toBe(204);
    expect([await send(judged), await send(deleted)]).toEqual([403, 403]);
    expect(await onDisk(ann.caseId)).toHaveLength(1);
  });

  test('is not kept when its file is deleted during the upload', async () => {
    const ann = anOwner();
    const form = await presigned(ann);
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { body, headers } = await slowly(formOf(form.fields, chat.repeat(50_000)), finished);
    const token = { [IDENTITY_HEADER]: await service.tokenOf(ann) };
    const target = `${service.url}/api/evidence/uploads`;
    const sent = fetch(target, { method: 'POST', body, headers: { ...headers, ...token }, ...{ duplex: 'half' } });
    await eventually(async () => expect(await unfinished()).toHaveLength(1));
    expect((await remove(ann, idOf(form))).status).toBe(204);
    finish();
    expect((await sent).status).toBe(403);
    expect(await unfinished()).toEqual([]);
    expect(await onDisk(ann.caseId)).toEqual([]);
  });

  test.each([
    ['one file', (who: OwnerIdentity, id: string) => remove(who, id)],
    ['everything', (who: OwnerIdentity) => service.as(who).call(deleteAllEvidence)],
  ])('is removed when %s was deleted and the last permission has expired', async (_what, deleteIt) => {
    const ann = anOwner();
    const form = await presigned(ann);
    await evidence.send(ann, form, formOf(form.fields, chat));
    await service.as(ann).get(registerFile, { body: { key: form.fields.key } });
    await deleteIt(ann, idOf(form));
    await eventually(async () => expect(await onDisk(ann.caseId)).toEqual([]));
    await put(form.fields.key ?? '');
    const delayed = async () =>
      (await removals().getDelayed()).filter(({ data }) => JSON.stringify(data).includes(ann.caseId));
    await eventually(async () => expect(await delayed()).toHaveLength(2));
    expect((await delayed()).map(({ delay }) => delay / 1_000).sort()).toEqual([3_660, 3_600 + 21_600].sort());
    for (const removal of await delayed()) await removal.promote();
    await eventually(async () => expect(await onDisk(ann.caseId)).toEqual([]));
  });

  test('is removed from the store by the sweep when its file was judged already', async () => {
    const ann = anOwner();
    const form = await presigned(ann);
    await evidence.send(ann, form, formOf(form.fields, chat));
    await service.as(ann).get(registerFile, { body: { key: form.fields.key } });
    const kept = await onDisk(ann.caseId);
    await put(form.fields.key ?? '');
    expect(await onDisk(ann.caseId)).toHaveLength(2);
    await sweep();
    expect(await onDisk(ann.caseId)).toEqual(kept);
  });

  test('that never ends, because the process was killed, is removed by the sweep', async () => {
    const folder = join(evidence.folder, 'storage/unfinished');
    const [old, young] = [randomUUID(), randomUUID()];
    for (const name of [old, young]) await writeFile(join(folder, name), 'half');
    const before = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(folder, old), before, before);
    await sweep();
    expect(await unfinished()).toEqual([young]);
    await rm(join(folder, young));
  });
});

describe('another case', () => {
  test('does not see, download, register or delete a file', async () => {
    const [ann, bea] = [anOwner(), anOwner()];
    const key = await evidence.upload(ann, 'a.txt', chat);
    expect((await service.as(bea).call(registerFile, { body: { key } })).status).toBe(404);
    const { id } = await service.as(ann).get(registerFile, { body: { key } });
    expect(await files(bea)).toEqual([]);
    expect((await download(bea, id)).status).toBe(404);
    expect((await service.as(bea).call(deleteFile, { params: { id } })).status).toBe(404);
    await service.as(bea).call(deleteAllEvidence);
    expect((await download(ann, id)).status).toBe(200);
  });

  test('has a key that opens nothing of this one', async () => {
    const [ann, bea] = [anOwner(), anOwner()];
    const ours = await evidence.add(ann, 'a.txt', chat);
    const theirs = await evidence.add(bea, 'a.txt', chat);
    const storage: Storage = service.app.get(STORAGE);
    const [from, to] = [placeOf(await rowOf(ours.id)), placeOf(await rowOf(theirs.id))];
    const found = await storage.find(from);
    if (found) await storage.write(to, found.size, found.content);
    const answer = await download(bea, theirs.id);
    expect(answer).toMatchObject({ status: 500, body: '' });
  });
});

describe('deleting', () => {
  test('a single file removes its row and its object, and nothing else', async () => {
    const ann = anOwner();
    const [gone, stays] = [await evidence.add(ann, 'a.txt', chat), await evidence.add(ann, 'b.txt', chat)];
    expect((await service.as(ann).call(deleteFile, { params: { id: gone.id } })).status).toBe(204);
    expect(await files(ann)).toEqual([stays]);
    const { judgement } = await rowOf(stays.id);
    await eventually(async () => expect(await onDisk(ann.caseId)).toEqual([judgement]));
    expect((await service.as(ann).call(deleteFile, { params: { id: gone.id } })).status).toBe(404);
    expect((await service.as(ann).call(deleteFile, { params: { id: 'no-id' } })).status).toBe(404);
  });

  test('all evidence removes rows, objects, arrivals and the key', async () => {
    const ann = anOwner();
    await evidence.add(ann, 'a.txt', chat);
    await evidence.upload(ann, 'unreported.txt', chat);
    expect((await service.as(ann).call(deleteAllEvidence)).status).toBe(204);
    expect(await files(ann)).toEqual([]);
    const { manager } = service.database;
    expect(await manager.countBy(EvidenceFileEntity, { caseId: ann.caseId })).toBe(0);
    expect(await manager.countBy(CaseKeyEntity, { caseId: ann.caseId })).toBe(0);
    await eventually(async () => expect(await onDisk(ann.caseId)).toEqual([]));
    expect((await service.as(ann).call(deleteAllEvidence)).status).toBe(204);
  });

  test('all evidence makes each copy unreadable, even when its row and object are restored', async () => {
    const ann = anOwner();
    const { id } = await evidence.add(ann, 'a.txt', chat);
    const row = await rowOf(id);
    const storage: Storage = service.app.get(STORAGE);
    const copy = await storage.find(placeOf(row));
    const bytes = copy ? Buffer.concat(await copy.content.toArray()) : Buffer.alloc(0);
    await service.as(ann).call(deleteAllEvidence);
    await eventually(async () => expect(await onDisk(ann.caseId)).toEqual([]));
    await evidence.add(ann, 'new.txt', chat);
    const { id: keyId } = await service.database.manager.findOneByOrFail(CaseKeyEntity, { caseId: ann.caseId });
    const putBack = { ...row, keyId };
    await service.database.manager.insert(EvidenceFileEntity, putBack);
    await storage.write(placeOf(putBack), bytes.length, Readable.from([bytes]));
    const opened = await service.app.get(Originals).find(ann.caseId, id);
    await expect(opened?.content.toArray()).rejects.toThrow('sealed content cannot be opened');
  });

  test('is retried by the sweep when its job was given up', async () => {
    const ann = anOwner();
    const key = await evidence.upload(ann, 'a.txt', chat);
    await service.database.query(
      `insert into dead_letter (id, kind, name, job_id, payload, reason, attempts)
       values (gen_random_uuid(), 'job', 'remove-objects', $1, $2, 'the storage is away', 12)`,
      [randomUUID(), { keys: [key] }],
    );
    await sweep();
    await eventually(async () => expect(await onDisk(ann.caseId)).toEqual([]));
    expect(await service.database.query('select id from dead_letter')).toEqual([]);
  });

  test('all evidence lets a person begin again', async () => {
    const ann = anOwner();
    await evidence.add(ann, 'a.txt', chat);
    await service.as(ann).call(deleteAllEvidence);
    const again = await evidence.add(ann, 'b.txt', chat);
    expect((await download(ann, again.id)).bytes.toString()).toBe(chat);
  });
});

describe('a paper of the disclosure', () => {
  test('is announced to the other services although it may not be read, and a refused file is not', async () => {
    const who = anOwner();
    const kept = await evidence.add(who, 'tax-return.txt', chat, { purpose: 'disclosure', maySearch: false });
    await evidence.add(who, 'no.pdf', 'no PDF', { purpose: 'disclosure', maySearch: false });
    const last = await evidence.add(who, 'last.txt', chat, { purpose: 'disclosure', maySearch: false });
    const { app } = evidence.service;
    const announced = async () => {
      const events = await app
        .get(Queues)
        .of(eventsQueue('svc-finance'))
        .getJobs(['waiting', 'prioritized', 'delayed']);
      const all = events.map(({ name, data }) => ({ name, payload: app.get(EventEnvelopes).open(data).payload }));
      return all.filter(({ payload }) => JSON.stringify(payload).includes(who.caseId));
    };
    const word = ({ id }: { id: string }) => ({ name: 'file.kept', payload: { caseId: who.caseId, fileId: id } });
    await eventually(async () => expect(await announced()).toContainEqual(word(last)));
    expect((await announced()).toReversed()).toEqual([word(kept), word(last)]);
  });

  const disclosure = (maySearch: boolean) => ({ purpose: 'disclosure', maySearch });

  test('is neither read nor searched without a word from its owner', async () => {
    const ann = anOwner();
    const kept = await evidence.add(ann, 'tax-return.txt', chat, disclosure(false));
    expect(kept).toMatchObject({ purpose: 'disclosure', isSearchable: false, indexing: null });
    const { files: begun } = await service.as(ann).get(indexEvidence);
    expect(begun).toBe(0);
    expect((await service.as(ann).get(getEvidenceStatus)).files).toEqual([]);
    expect((await download(ann, kept.id)).bytes.toString()).toBe(chat);
  });

  test('is read like evidence with its owner’s consent', async () => {
    const ann = anOwner();
    const kept = await evidence.add(ann, 'tax-return.txt', chat, disclosure(true));
    expect(kept).toMatchObject({ purpose: 'disclosure', isSearchable: true });
    const { files: told } = await service.as(ann).get(getEvidenceStatus);
    expect(told.map(({ fileId }) => fileId)).toEqual([kept.id]);
  });
});

describe('retention', () => {
  const aged = async (who: OwnerIdentity, days: number) => {
    const { id } = await evidence.add(who, 'a.txt', chat);
    const uploadedAt = new Date(Date.now() - days * 86_400_000);
    await service.database.manager.update(EvidenceFileEntity, { id }, { uploadedAt });
    return id;
  };
  const ids = async (who: OwnerIdentity) => (await files(who)).map(({ id }) => id);
  const keep = (who: OwnerIdentity, body: unknown) => service.as(who).call(changeRetention, { body });

  test('is 90 days by default, and each file has its last day', async () => {
    const ann = anOwner();
    expect(await service.as(ann).get(getRetention)).toEqual({ days: 90, hold: false });
    const { uploadedAt, keptUntil } = await evidence.add(ann, 'a.txt', chat);
    expect(Date.parse(keptUntil ?? '') - Date.parse(uploadedAt)).toBe(90 * 86_400_000);
  });

  test('deletes the file and its object in the sweep when it has expired', async () => {
    const ann = anOwner();
    await aged(ann, 91);
    const young = await aged(ann, 89);
    await sweep();
    expect(await ids(ann)).toEqual([young]);
    const { judgement } = await rowOf(young);
    await eventually(async () => expect(await onDisk(ann.caseId)).toEqual([judgement]));
  });

  test('can be made longer or shorter for files stored already', async () => {
    const [ann, bea] = [anOwner(), anOwner()];
    const [old, young] = [await aged(ann, 91), await aged(bea, 31)];
    await keep(ann, { days: 365, hold: false });
    await keep(bea, { days: 30, hold: false });
    await sweep();
    expect(await ids(ann)).toEqual([old]);
    expect(await ids(bea)).not.toContain(young);
  });

  test('deletes nothing while on hold', async () => {
    const ann = anOwner();
    const old = await aged(ann, 500);
    await keep(ann, { days: 30, hold: true });
    await sweep();
    expect(await ids(ann)).toEqual([old]);
    expect((await files(ann))[0]?.keptUntil).toBeNull();
  });

  test('keeps a paper of the disclosure for three years, whatever is chosen for evidence', async () => {
    const ann = anOwner();
    await keep(ann, { days: 30, hold: false });
    const evidenceId = await aged(ann, 31);
    const { id, keptUntil, uploadedAt } = await evidence.add(ann, 'pay-stub.txt', chat, { purpose: 'disclosure' });
    expect(Date.parse(keptUntil ?? '') - Date.parse(uploadedAt)).toBe(1_095 * 86_400_000);
    const age = (days: number) =>
      service.database.manager.update(
        EvidenceFileEntity,
        { id },
        { uploadedAt: new Date(Date.now() - days * 86_400_000) },
      );
    await age(1_094);
    await sweep();
    expect(await ids(ann)).toEqual([id]);
    expect(await ids(ann)).not.toContain(evidenceId);
    await age(1_096);
    await sweep();
    expect(await ids(ann)).toEqual([]);
  });

  test('changed during a sweep holds for each case that the sweep has not reached yet', async () => {
    const [ann, bea] = [anOwner(), anOwner()].sort((one, other) => (one.caseId < other.caseId ? -1 : 1));
    if (!ann || !bea) throw new Error('there are two');
    const [first, second] = [await aged(ann, 91), await aged(bea, 91)];
    let swept = Promise.resolve();
    await service.database.transaction(async (manager) => {
      await manager.query('select from evidence_file where id = $1 for update', [first]);
      swept = sweep();
      await eventually(async () => expect(await waiting()).toBe(1));
      expect((await keep(bea, { days: 30, hold: true })).status).toBe(200);
    });
    await swept;
    expect(await ids(ann)).toEqual([]);
    expect(await ids(bea)).toEqual([second]);
  });

  test.each([0, -1, 1.5, 1_096])('is refused when it is %p days', async (days) => {
    expect((await keep(anOwner(), { days, hold: false })).status).toBe(422);
  });

  test('the sweep registers uploads that arrived unreported, and forgets those that did not arrive', async () => {
    const ann = anOwner();
    await evidence.upload(ann, 'arrived.txt', chat);
    await presign(ann, { filename: 'never.txt', mime: '' });
    const { manager } = service.database;
    await manager.update(EvidenceFileEntity, { caseId: ann.caseId }, { uploadedAt: new Date(Date.now() - 4_000_000) });
    await sweep();
    expect((await files(ann)).map(({ name }) => name)).toEqual(['arrived.txt']);
    expect(await manager.countBy(EvidenceFileEntity, { caseId: ann.caseId })).toBe(1);
  });

  const aDamagedUpload = async (who: OwnerIdentity): Promise<string> => {
    const key = await evidence.upload(who, 'damaged.txt', chat);
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
    await evidence.upload(ann, 'whole.txt', chat);
    await awaitedFor(ann, 4_000);
    await sweep();
    await sweep();
    expect((await files(ann)).map(({ name }) => name)).toEqual(['whole.txt']);
    expect(announcementsOf(damaged)).toHaveLength(1);
    expect(announcementsOf(damaged)[0]).not.toContain('damaged.txt');
  });

  test('an upload that stays damaged is given up like an abandoned one', async () => {
    const ann = anOwner();
    const damaged = await aDamagedUpload(ann);
    await awaitedFor(ann, 4 * 86_400);
    await sweep();
    expect(await service.database.manager.countBy(EvidenceFileEntity, { caseId: ann.caseId })).toBe(0);
    await eventually(async () => expect(await onDisk(ann.caseId)).toEqual([]));
    expect(announcementsOf(damaged)).toEqual([expect.stringContaining('giving up')]);
  });
});
