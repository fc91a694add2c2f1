import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deleteAllEvidence, deleteFile } from '@evenhand/contracts/evidence/files';
import { indexEvidence } from '@evenhand/contracts/evidence/indexing';
import { type PresignedUpload, presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { IDENTITY_HEADER, type OwnerIdentity } from '@evenhand/contracts/identity';
import { jobQueue, Queues } from '@evenhand/service-kit/queues/queues';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService, type TestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../../src/app.module.js';
import { Config } from '../../src/config.js';
import { STORAGE, type Storage } from '../../src/storage/storage.js';
import { zipOf } from '../readers/files.js';
import { CHAT, formOf } from '../start-evidence.js';
import { evidence, locks, service, withEvidence } from '../with-evidence.js';

withEvidence();

const presign = (who: OwnerIdentity, body: unknown) => service.as(who).call(presignUpload, { body });
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

const pdf = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\n', 'latin1');
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const outlook = Buffer.concat([Buffer.from('!BDN'), Buffer.alloc(600)]);
describe('an uploaded file', () => {
  test('is listed with its name, size and fingerprint, and is downloaded byte for byte', async () => {
    const ann = anOwner();
    const content = randomBytes(300_000).toString('base64');
    const added = await evidence.add(ann, 'WhatsApp Chat.txt', content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const expected = { name: 'WhatsApp Chat.txt', extension: 'txt', size: content.length, sha256, refused: null };
    expect(added).toMatchObject({ ...expected, isSearchable: true });
    expect(await evidence.files(ann)).toEqual([added]);
    const answer = await evidence.download(ann, added.id);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(Buffer.from(content))).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-length')).toBe(String(content.length));
  });

  test('is registered by the request to index, when it was only uploaded', async () => {
    const ann = anOwner();
    await evidence.upload(ann, 'chat.txt', CHAT);
    expect(await evidence.files(ann)).toEqual([]);
    expect(await service.as(ann).get(indexEvidence)).toEqual({ files: 1 });
    expect(await evidence.files(ann)).toMatchObject([{ name: 'chat.txt', refused: null }]);
  });

  test('is one file when it is registered twice, or by two requests at once', async () => {
    const ann = anOwner();
    const key = await evidence.upload(ann, 'chat.txt', CHAT);
    const register = () => service.as(ann).get(registerFile, { body: { key } });
    const [first, second] = await Promise.all([register(), register()]);
    expect(second.id).toBe(first?.id);
    expect((await register()).sha256).toBe(first?.sha256);
    expect(await evidence.files(ann)).toHaveLength(1);
    expect((await evidence.download(ann, first?.id ?? '')).bytes.toString()).toBe(CHAT);
  });

  test.each([
    ['another text', 'Something else was sent.'],
    ['no text at all', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('keeps the content that the first of two processes received when it is sent again as %s', async (_what, other) => {
    const second = await startTestService({
      name: 'svc-evidence',
      module: AppModule,
      config: Config,
      sharing: service,
    });
    const ann = anOwner();
    const key = await evidence.upload(ann, 'chat.txt', CHAT);
    const id = key.split('/').at(-1) ?? '';
    const register = (process: TestService) => process.as(ann).get(registerFile, { body: { key } });
    const judged = await service.database.transaction(async (manager) => {
      await manager.query('select from evidence_file where id = $1 for update', [id]);
      const first = register(service);
      await locks.waiting(1);
      const content = Buffer.from(other);
      await service.app.get<Storage>(STORAGE).write(key, content.length, Readable.from([content]));
      const answers = [first, register(second)];
      await locks.waiting(2);
      return answers;
    });
    const sha256 = createHash('sha256').update(CHAT).digest('hex');
    expect(await Promise.all(judged)).toMatchObject([
      { id, sha256, refused: null },
      { id, sha256, refused: null },
    ]);
    expect((await evidence.download(ann, id)).bytes.toString()).toBe(CHAT);
    expect(await evidence.onDisk(ann.caseId)).toHaveLength(1);
    await second.stop();
  });

  test('is stored once and removed from its place of arrival', async () => {
    const ann = anOwner();
    const { id } = await evidence.add(ann, 'chat.txt', CHAT);
    expect(await evidence.onDisk(ann.caseId)).toEqual([(await evidence.rowOf(id)).judgement]);
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
    ['letter.docx', zipOf({ '[Content_Types].xml': '<Types/>' })],
    ['locked.docx', compound],
    ['locked.xlsx', compound],
    ['export.zip', zipOf({ 'chat.txt': CHAT })],
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
    ['screenshot.png', png],
    ['letter.JPG', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['photo.jpeg', png],
    ['sticker.webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
    ['budget.xlsx', zipOf({ 'xl/workbook.xml': '<workbook/>' })],
  ])('is searchable when it is a picture or a spreadsheet: %s', async (name, content) => {
    expect(await evidence.add(anOwner(), name, content)).toMatchObject({ name, refused: null, isSearchable: true });
  });

  test.each([
    ['photo.heic', heic],
    ['photo.heic', png],
    ['memo.m4a', Buffer.from('\0\0\0\x1cftypM4A \0\0\0\0', 'latin1')],
    ['PTT-20260301-WA0001.opus', Buffer.from('OggS\0\x02', 'latin1')],
    ['memo.amr', Buffer.from('#!AMR\n')],
    ['memo.mp3', Buffer.from('fffb9064', 'hex')],
    ['film.MOV', Buffer.from('\0\0\0\x14ftypqt  ', 'latin1')],
    ['letter.rtf', Buffer.from('{\\rtf1\\ansi The rent is paid.}')],
  ])('is kept for download and not searched when no reader exists: %s', async (name, content) => {
    const ann = anOwner();
    const added = await evidence.add(ann, name, content);
    expect(added).toMatchObject({ name, refused: null, isSearchable: false, indexing: null });
    expect((await evidence.download(ann, added.id)).bytes.equals(content)).toBe(true);
  });

  test.each([
    ['photo.png', CHAT],
    ['budget.xlsx', zipOf({ 'word/document.xml': '<w/>' })],
    ['memo.m4a', pdf],
    ['letter.pdf', CHAT],
    ['late.pdf', Buffer.concat([Buffer.alloc(1_024, ' '), pdf])],
    ['letter.txt', pdf],
    ['broken.txt', 'The rent\x1a is paid.'],
    ['letter.docx', pdf],
    ['letter.doc', CHAT],
    ['photo.txt', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['program.csv', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])],
    ['mailbox.pst', compound],
    ['export.zip', pdf],
  ])('is refused and not kept when its content does not match its type: %s', async (name, content) => {
    const ann = anOwner();
    const added = await evidence.add(ann, name, content);
    expect(added).toMatchObject({ refused: 'type', sha256: null, isSearchable: false });
    expect((await evidence.download(ann, added.id)).status).toBe(404);
    expect(await evidence.onDisk(ann.caseId)).toEqual([]);
  });

  test.each([
    ['../../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\ann\\chat.txt', 'chat.txt'],
    ['"; drop table evidence_file; --.txt', '"; drop table evidence_file; --.txt'],
    ['<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
    ['Šárka’s בית 🏡\r\nx-evil: 1.txt', 'Šárka’s בית 🏡\r\nx-evil: 1.txt'],
  ])('may have the name %j', async (filename, name) => {
    const ann = anOwner();
    const added = await evidence.add(ann, filename, CHAT);
    expect(added.name).toBe(name);
    const { headers } = await evidence.download(ann, added.id);
    expect(headers.get('x-evil')).toBeNull();
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(name).slice(0, 4)}`);
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
    ['/filename', { filename: 'tool.exe', mime: 'application/x-msdownload' }],
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
    expect((await evidence.send(bea, presigned, formOf(presigned.fields, CHAT))).status).toBe(403);
    expect(await evidence.onDisk(ann.caseId)).toEqual([]);
  });

  test('does not cover the place of another case', async () => {
    const [ann, bea] = [anOwner(), anOwner()];
    const ours = await service.as(ann).get(presignUpload, { body: { filename: 'a.txt', mime: '' } });
    const theirs = await service.as(bea).get(presignUpload, { body: { filename: 'a.txt', mime: '' } });
    const form = formOf({ ...ours.fields, key: theirs.fields.key ?? '' }, CHAT);
    expect((await evidence.send(ann, ours, form)).status).toBe(403);
    expect(await evidence.onDisk(bea.caseId)).toEqual([]);
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
  const put = (key: string) => storage().write(key, CHAT.length, Readable.from([Buffer.from(CHAT)]));

  test('is refused when its form is for a file already judged or deleted', async () => {
    const ann = anOwner();
    const [judged, deleted] = [await presigned(ann), await presigned(ann)];
    const send = async (form: PresignedUpload) => (await evidence.send(ann, form, formOf(form.fields, CHAT))).status;
    expect(await send(judged)).toBe(204);
    await service.as(ann).get(registerFile, { body: { key: judged.fields.key } });
    expect((await remove(ann, idOf(deleted))).status).toBe(204);
    expect([await send(judged), await send(deleted)]).toEqual([403, 403]);
    expect(await evidence.onDisk(ann.caseId)).toHaveLength(1);
  });

  test('is not kept when its file is deleted during the upload', async () => {
    const ann = anOwner();
    const form = await presigned(ann);
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { body, headers } = await slowly(formOf(form.fields, CHAT.repeat(50_000)), finished);
    const token = { [IDENTITY_HEADER]: await service.tokenOf(ann) };
    const target = `${service.url}/api/evidence/uploads`;
    const sent = fetch(target, { method: 'POST', body, headers: { ...headers, ...token }, ...{ duplex: 'half' } });
    await eventually(async () => expect(await unfinished()).toHaveLength(1));
    expect((await remove(ann, idOf(form))).status).toBe(204);
    finish();
    expect((await sent).status).toBe(403);
    expect(await unfinished()).toEqual([]);
    expect(await evidence.onDisk(ann.caseId)).toEqual([]);
  });

  test.each([
    ['one file', (who: OwnerIdentity, id: string) => remove(who, id)],
    ['everything', (who: OwnerIdentity) => service.as(who).call(deleteAllEvidence)],
  ])('is removed when %s was deleted and the last permission has expired', async (_what, deleteIt) => {
    const ann = anOwner();
    const form = await presigned(ann);
    await evidence.send(ann, form, formOf(form.fields, CHAT));
    await service.as(ann).get(registerFile, { body: { key: form.fields.key } });
    await deleteIt(ann, idOf(form));
    await eventually(async () => expect(await evidence.onDisk(ann.caseId)).toEqual([]));
    await put(form.fields.key ?? '');
    const delayed = async () =>
      (await removals().getDelayed()).filter(({ data }) => JSON.stringify(data).includes(ann.caseId));
    await eventually(async () => expect(await delayed()).toHaveLength(2));
    expect((await delayed()).map(({ delay }) => delay / 1_000).sort()).toEqual([3_660, 3_600 + 21_600].sort());
    for (const removal of await delayed()) await removal.promote();
    await eventually(async () => expect(await evidence.onDisk(ann.caseId)).toEqual([]));
  });

  test('is removed from the store by the sweep when its file was judged already', async () => {
    const ann = anOwner();
    const form = await presigned(ann);
    await evidence.send(ann, form, formOf(form.fields, CHAT));
    await service.as(ann).get(registerFile, { body: { key: form.fields.key } });
    const kept = await evidence.onDisk(ann.caseId);
    await put(form.fields.key ?? '');
    expect(await evidence.onDisk(ann.caseId)).toHaveLength(2);
    await evidence.sweep();
    expect(await evidence.onDisk(ann.caseId)).toEqual(kept);
  });

  test('that never ends, because the process was killed, is removed by the sweep', async () => {
    const folder = join(evidence.folder, 'storage/unfinished');
    const [old, young] = [randomUUID(), randomUUID()];
    for (const name of [old, young]) await writeFile(join(folder, name), 'half');
    const before = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(folder, old), before, before);
    await evidence.sweep();
    expect(await unfinished()).toEqual([young]);
    await rm(join(folder, young));
  });
});

test('a file with the bytes of an earlier one names it, in its own case alone', async () => {
  const [ann, bea] = [anOwner(), anOwner()];
  const added = async (who: OwnerIdentity, name: string) =>
    service.as(who).get(registerFile, { body: { key: await evidence.upload(who, name, CHAT) } });
  expect((await added(ann, 'chat.txt')).sameAs).toBeUndefined();
  expect((await added(ann, 'copy.txt')).sameAs).toBe('chat.txt');
  expect((await added(bea, 'chat.txt')).sameAs).toBeUndefined();
  const listed = (await evidence.files(ann)).map(({ name, sameAs }) => [name, sameAs]);
  expect(listed).toEqual([
    ['copy.txt', 'chat.txt'],
    ['chat.txt', undefined],
  ]);
});

test('another case does not see, download, register or delete a file', async () => {
  const [ann, bea] = [anOwner(), anOwner()];
  const key = await evidence.upload(ann, 'a.txt', CHAT);
  expect((await service.as(bea).call(registerFile, { body: { key } })).status).toBe(404);
  const { id } = await service.as(ann).get(registerFile, { body: { key } });
  expect(await evidence.files(bea)).toEqual([]);
  expect((await evidence.download(bea, id)).status).toBe(404);
  expect((await service.as(bea).call(deleteFile, { params: { id } })).status).toBe(404);
  await service.as(bea).call(deleteAllEvidence);
  expect((await evidence.download(ann, id)).status).toBe(200);
});
