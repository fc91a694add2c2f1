import type { Unit } from '../../src/conversations/unit.js';
import { parseInChild, usualLimits } from '../../src/indexing/sandbox/parse-in-child.js';
import { mailOf, pdfOf, zipOf } from '../conversations/files.js';
import { scannedPdfOf } from '../conversations/scanned.js';

async function* once(bytes: Buffer | string) {
  yield Buffer.from(bytes);
}

const read = async (filename: string, bytes: AsyncIterable<Uint8Array>, limits = {}): Promise<Unit[]> => {
  const units: Unit[] = [];
  for await (const unit of parseInChild(filename, bytes, { ...usualLimits, ...limits })) units.push(unit);
  return units;
};

test('a file is read in a process of its own', async () => {
  expect(await read('notes.txt', once('He paid the rent.'))).toEqual([
    { kind: 'page', path: 'line 1', text: 'He paid the rent.' },
  ]);
});

test('a scanned page is read there too, by letters', async () => {
  const units = await read('scan.pdf', once(scannedPdfOf('He paid the rent.')));
  expect(units).toEqual([{ kind: 'page', path: 'page 1', text: 'He paid the rent.', scanned: true }]);
});

test('a document that unpacks to gigabytes is not opened', async () => {
  const bomb = zipOf({ 'word/document.xml': Buffer.alloc(160 * 1_048_576, ' ') });
  expect(bomb.length).toBeLessThan(1_048_576);
  await expect(read('bomb.docx', once(bomb))).rejects.toThrow('unpacks to far more');
});

test('a document that lies about what it unpacks to is ended', async () => {
  const bomb = zipOf({ 'word/document.xml': `<w>${' '.repeat(140 * 1_048_576)}</w>` });
  await expect(read('bomb.docx', once(bomb), { residentInMegabytes: 200 })).rejects.toThrow('more memory');
});

test('a PDF that ends in the middle fails with a sentence', async () => {
  const pdf = pdfOf('One', 'Two');
  await expect(read('cut.pdf', once(pdf.subarray(0, 120)))).rejects.toThrow('This PDF is damaged or cut off.');
});

test('mails within mails within mails end somewhere', async () => {
  let mail = mailOf({ body: 'The innermost' });
  for (let depth = 0; depth < 200; depth += 1) {
    mail = `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${mail}\r\n--b${depth}--\r\n`;
  }
  await expect(read('deep.eml', once(mail))).rejects.toThrow('lie too deep');
});

test('10,000 nested blocks of HTML are read', async () => {
  const nested = `${'<div>'.repeat(10_000)}The rent${'</div>'.repeat(10_000)}`;
  expect(await read('deep.html', once(nested))).toMatchObject([{ text: 'The rent' }]);
});

test('a line without end is read in pieces, in bounded memory', async () => {
  async function* endless() {
    for (let count = 0; count < 12; count += 1) yield Buffer.alloc(1_048_576, 'rent ');
  }
  const units = await read('line.txt', endless(), { residentInMegabytes: 600 });
  expect(units.reduce((sum, { text }) => sum + text.length, 0)).toBeGreaterThan(11 * 1_048_576);
});

test('a file that holds more text than one may is ended', async () => {
  await expect(read('long.txt', once('word '.repeat(10_000)), { characters: 1_000 })).rejects.toThrow('more text');
});

test('a file that never ends is ended', async () => {
  async function* stalling() {
    yield Buffer.from('He paid');
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
  await expect(read('slow.txt', stalling(), { seconds: 1 })).rejects.toThrow('too long');
});

test('a source that breaks is our trouble and not the file’s', async () => {
  async function* broken() {
    yield Buffer.from('He paid');
    throw new Error('the storage is away');
  }
  await expect(read('notes.txt', broken())).rejects.toThrow('the storage is away');
});
