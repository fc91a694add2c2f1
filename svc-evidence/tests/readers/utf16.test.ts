import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { encodingOf } from '../../src/readers/decode.js';
import { zipOf } from './files.js';
import { messagesOf, read } from './read.js';
import { scannedPdfOf } from './scanned.js';

test('a line longer than any message is cut between characters, not within one', async () => {
  const line = `x${'\u{1f3e0}'.repeat(20_000)}`;
  const pages = await read('notes.txt', `${line}\n${line}`, 65_536);
  expect(pages.flatMap(({ text }) => text.split('\n')).join('')).toBe(line + line);
});

const encodings = ['utf-16le', 'utf-16be'];
const unmarked = (text: string, encoding: string): Buffer => iconv.encode(text, encoding, { addBOM: false });

const sentences = {
  English: 'The rent is paid.',
  French: 'Le père a payé 400 $ – c’est réglé.\r\n',
  Polish: 'Zażółć gęślą jaźń, proszę.\n',
  Russian: 'Платёж за хоккей был сделан вовремя, а затем отменён.\n',
  Greek: 'Το ενοίκιο πληρώθηκε την 1η Μαΐου.\n',
  Arabic: 'تم دفع الإيجار في الأول من مايو.\n',
  Hindi: 'किराया 1 मई को चुका दिया गया था।\n',
  'Chinese, of a phone': '2024-01-15 21:41 我已经付了房租，一千四百元。\r\n',
  'signs of phones':
    'Ok \ud83d\udc4d\ud83c\udffd see you \u200d\ufe0f \uf8ff at 5, not at 6, as we said on Monday, thank you\u3000!\n',
};

const each = Object.entries(sentences).flatMap(([language, sentence]) =>
  encodings.map((encoding) => [language, encoding, sentence] as const),
);

test.each(each)('%s in %s is read without a byte order mark, short or long', async (_, encoding, sentence) => {
  for (const times of [1, 20_000]) {
    const [page] = await read('notes.txt', unmarked(sentence.repeat(times), encoding), 65_537);
    expect(page?.text.startsWith(sentence.trim())).toBe(true);
  }
});

test.each(encodings)('chats, tables and pages in %s without a byte order mark are read', async (encoding) => {
  const chat = '15/01/2024, 21:41 - Zoë: Hello\r\n15/01/2024, 21:42 - Bob: Yes\r\n';
  expect(await messagesOf('chat.txt', unmarked(chat, encoding))).toMatchObject([{ people: ['Zoë'] }, { text: 'Yes' }]);
  const table = 'Date\tFrom\tMessage\r\n2024-01-15 21:41\tZoë\tHello\r\n';
  expect(await messagesOf('texts.csv', unmarked(table, encoding))).toMatchObject([{ people: ['Zoë'], text: 'Hello' }]);
  expect((await read('page.html', unmarked('<p>Rent &amp; food</p>', encoding)))[0]?.text).toBe('Rent & food');
});

test.each(encodings)('a mail saved in %s is read as plain text', async (encoding) => {
  const mail = 'From: Ann <ann@example.ca>\r\nSubject: Rent\r\n\r\nIt is paid.';
  for (const mark of ['', '\ufeff'])
    expect((await read('mail.eml', unmarked(mark + mail, encoding)))[0]?.text).toContain(
      'Subject: Rent\n\nIt is paid.',
    );
});

const languages = Object.values(sentences).join('').repeat(50);

test.each([
  ['UTF-8', Buffer.from(languages), 'utf-8'],
  ['UTF-8 with NUL here and there', Buffer.from(languages.replaceAll('.', '.\0')), 'utf-8'],
  ['ASCII with NUL behind short words', Buffer.from('abc\0def\0ghi\0'.repeat(500)), 'utf-8'],
  ['Latin-1', Buffer.from(sentences.French.replaceAll(/[–’]/g, '-').repeat(50), 'latin1'), 'ISO-8859-1'],
  ['Latin-1 with NUL', Buffer.from('déjà réglé\0à Québec\0'.repeat(50), 'latin1'), 'ISO-8859-1'],
])('%s is not detected as UTF-16', (_, bytes, encoding) => {
  expect(encodingOf(bytes)).toBe(encoding);
});

/** Samples that rise and fall as in a recording. */
const numbers = (loudness: number): Buffer => {
  const wave = Buffer.alloc(60_000);
  for (let at = 0; at < wave.length; at += 2) wave.writeInt16LE(Math.round(Math.sin(at / 40) * loudness), at);
  return wave;
};

test.each([
  ['UTF-32', Buffer.from([...'The rent is paid.'].flatMap((sign) => [sign.charCodeAt(0), 0, 0, 0]))],
  ['words with NUL behind each', Buffer.from('ab\0cd\0ef\0gh\0'.repeat(50))],
  ['a quiet recording', numbers(100)],
  ['a loud recording', numbers(30_000)],
  ['a program', readFileSync(process.execPath).subarray(0, 200_000)],
  ['packed files', zipOf({ a: languages }).subarray(30)],
  ['a picture', scannedPdfOf('The rent is paid').subarray(1_200)],
  ['a few bytes', Buffer.from('a\0b\0')],
  ['nothing but NUL', Buffer.alloc(5_000)],
])('%s, named as a text, is refused', async (_, bytes) => {
  await expect(read('notes.txt', bytes, 65_536)).rejects.toThrow('not of a type');
});
