import { Blob } from 'node:buffer';
import { DecompressionStream, TransformStream } from 'node:stream/web';
import { crc32, deflateRawSync } from 'node:zlib';
import { contentOf, filesIn, NotOpened, namesOf, type ZipFile } from './zip-files';

Object.assign(globalThis, { Blob, DecompressionStream, TransformStream });

interface Kept {
  path: string;
  text: string | Buffer;
  isPacked?: boolean;
  /** A false size in the central directory. */
  size?: number;
  /** The content of the file before is used (zip bomb). */
  isShared?: boolean;
}

const entryOf = ({ path, text, isPacked = true, size }: Kept, at: number) => {
  const bytes = Buffer.from(text);
  const packed = isPacked ? deflateRawSync(bytes) : bytes;
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(1 << 11, 2);
  facts.writeUInt16LE(isPacked ? 8 : 0, 4);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(size ?? bytes.length, 18);
  facts.writeUInt16LE(Buffer.byteLength(path), 22);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(at, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(path), packed]),
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, Buffer.from(path)]),
  };
};

const zipOf = (...files: Kept[]): globalThis.Blob => {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const file of files) {
    const before = at - (locals.at(-1)?.length ?? 0);
    const { local, central } = entryOf(file, file.isShared ? before : at);
    centrals.push(central);
    if (file.isShared) continue;
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return new globalThis.Blob([Buffer.concat([...locals, directory, end, Buffer.from('A comment')])]);
};

const readableIn = async (zip: globalThis.Blob): Promise<ZipFile[]> => (await filesIn(zip)).readable;

test('the readable files of a zip are found and unpacked, compressed or stored', async () => {
  const zip = zipOf(
    { path: 'Takeout/Mail/Zoë.mbox', text: 'From '.repeat(1_000) },
    { path: 'Takeout/notes.txt', text: 'The rent is paid.', isPacked: false },
    { path: 'Takeout/photo.heic', text: 'no kind that is taken' },
    { path: 'Takeout/inner.zip', text: 'another zip' },
    { path: 'Takeout/empty.txt', text: '' },
    { path: '__MACOSX/Takeout/._notes.txt', text: 'added by a computer' },
    { path: 'Takeout/', text: '' },
  );
  const files = await readableIn(zip);
  expect(namesOf(files, 'export.zip')).toEqual(['Zoë.mbox', 'notes.txt']);
  const contents = await Promise.all(files.map(async (file) => (await contentOf(file)).text()));
  expect(contents).toEqual(['From '.repeat(1_000), 'The rent is paid.']);
});

test('every file of a zip that is not read is named with its reason', async () => {
  const huge = 209_715_201;
  const zip = zipOf(
    { path: 'chat/notes.txt', text: 'The rent is paid.' },
    { path: 'chat/photo.heic', text: 'a photo' },
    { path: 'chat/voice.opus', text: 'a recording' },
    { path: 'chat/inner.zip', text: 'another zip' },
    { path: 'chat/empty.txt', text: '' },
    { path: 'chat/no extension', text: 'text' },
    { path: 'chat/huge.pdf', text: 'a film', size: huge },
    { path: 'chat/huge.mbox', text: 'is cut at its mails', size: huge },
    { path: '__MACOSX/chat/._notes.txt', text: 'added by a computer' },
    { path: 'chat/', text: '' },
  );
  const { readable, unread } = await filesIn(zip);
  expect(namesOf(readable, 'export.zip')).toEqual(['notes.txt', 'huge.mbox']);
  expect(unread.map(({ path, reason }) => [path, reason])).toEqual([
    ['chat/photo.heic', 'type'],
    ['chat/voice.opus', 'type'],
    ['chat/inner.zip', 'zip'],
    ['chat/empty.txt', 'empty'],
    ['chat/no extension', 'type'],
    ['chat/huge.pdf', 'too-large'],
  ]);
});

test('each level of a zip in a zip in a zip names the next one, and the innermost gives its files', async () => {
  const bytesOf = async (zip: globalThis.Blob): Promise<Buffer> => Buffer.from(await zip.arrayBuffer());
  const innermost = zipOf({ path: 'notes.txt', text: 'The rent is paid.' });
  const inner = zipOf({ path: 'innermost.zip', text: await bytesOf(innermost) });
  const outer = zipOf({ path: 'inner.zip', text: await bytesOf(inner) }, { path: 'chat.txt', text: 'Hello' });
  const found = await Promise.all([outer, inner, innermost].map((zip) => filesIn(zip)));
  expect(found.map(({ readable, unread }) => [namesOf(readable, 'export.zip'), unread])).toEqual([
    [['chat.txt'], [{ path: 'inner.zip', reason: 'zip' }]],
    [[], [{ path: 'innermost.zip', reason: 'zip' }]],
    [['notes.txt'], []],
  ]);
});

test('namesOf adds folders to files of the same name', async () => {
  const zip = zipOf({ path: 'inbox/ann/message_1.json', text: '[]' }, { path: 'inbox/bob/message_1.json', text: '[]' });
  expect(namesOf(await readableIn(zip), 'export.zip')).toEqual([
    'inbox - ann - message_1.json',
    'inbox - bob - message_1.json',
  ]);
});

test('the chat in a WhatsApp zip of an iPhone has the name of the zip, which names the other person', async () => {
  const chat = { path: '_chat.txt', text: '[2026-03-01, 09:12:00] Ann: The rent is paid.' };
  const { readable } = await filesIn(zipOf(chat, { path: '00000012-PHOTO-2026-03-01.jpg', text: 'a photo' }));
  expect(namesOf(readable, 'WhatsApp Chat - Ann.ZIP')).toEqual([
    'WhatsApp Chat - Ann.txt',
    '00000012-PHOTO-2026-03-01.jpg',
  ]);
});

test('a file that unpacks to more than its zip promised is not taken', async () => {
  const zip = zipOf({ path: 'bomb.txt', text: 'A'.repeat(1_000_000), size: 1_000 });
  const [file] = await readableIn(zip);
  if (!file) throw new Error('there is no file');
  await expect(contentOf(file)).rejects.toThrow(NotOpened);
});

test('of files of a zip that share one content, one is taken', async () => {
  const text = 'A'.repeat(1_000);
  const [first, second] = await readableIn(zipOf({ path: 'a.txt', text }, { path: 'b.txt', text, isShared: true }));
  if (!first || !second) throw new Error('there are no files');
  expect((await contentOf(first)).size).toBe(1_000);
  await expect(contentOf(second)).rejects.toThrow(NotOpened);
});

test('a zip is refused when it is truncated or not a zip', async () => {
  const zip = zipOf({ path: 'notes.txt', text: 'The rent is paid.' });
  for (const content of [new globalThis.Blob(['no zip at all']), zip.slice(0, zip.size - 40), zip.slice(40)])
    await expect(
      readableIn(content).then((files) => Promise.all(files.map((file) => contentOf(file)))),
    ).rejects.toThrow(NotOpened);
});

/** @param zipCrypto the encryption of old programs; otherwise AES */
const lockedZipOf = async (password: string, zipCrypto: boolean): Promise<globalThis.Blob> => {
  const { BlobWriter, TextReader, ZipWriter } = await import('@zip.js/zip.js');
  const zip = new ZipWriter(new BlobWriter(), { password, zipCrypto, useWebWorkers: false });
  await zip.add('chat/notes.txt', new TextReader('The rent is paid.'));
  await zip.add('chat/photo.heic', new TextReader('a photo'));
  return zip.close();
};

test.each([
  ['AES', false],
  ['ZipCrypto', true],
])('a zip locked with %s is opened with its password, and with no other', async (_, zipCrypto) => {
  const { readable, locked, unread } = await filesIn(await lockedZipOf('harbour 7', zipCrypto));
  expect([readable, unread]).toEqual([[], [{ path: 'chat/photo.heic', reason: 'type' }]]);
  const [file] = locked;
  if (!file) throw new Error('there is no file');
  for (const wrong of [undefined, '', 'harbour', 'Harbour 7', 'harbour 7 '])
    await expect(contentOf(file, wrong)).rejects.toThrow(NotOpened);
  expect(await (await contentOf(file, 'harbour 7')).text()).toBe('The rent is paid.');
});

test('files of a zip that unpack to more than a case can have are named as too much', async () => {
  const mailbox = (number: number) => ({ path: `${number}.mbox`, text: 'From ', size: 4_294_967_294 });
  const { readable, unread } = await filesIn(zipOf(...[1, 2, 3, 4, 5, 6].map(mailbox)));
  expect(namesOf(readable, 'export.zip')).toEqual(['1.mbox', '2.mbox', '3.mbox', '4.mbox', '5.mbox']);
  expect(unread).toEqual([{ path: '6.mbox', reason: 'too-much' }]);
});
