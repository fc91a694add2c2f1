import { inParts } from '../../src/pages/evidence/upload/cut-mailbox';
import { filesOfUpload, isSame } from '../../src/pages/evidence/upload/same-file';
import { notStored } from '../../src/pages/evidence/upload/unfinished-api';
import { zipOf } from './zip-of';

const LARGEST = 20_000;
const mail = (number: number): string =>
  `From ann@example.test Mon Jan 15 21:41:03 2024\r\nSubject: ${number}\r\n\r\n${'The rent is paid. '.repeat(200)}\r\n\r\n`;
const mails = Array.from({ length: 12 }, (_, number) => mail(number)).join('');
const namesFor = async (name: string, size: number, chosen: File) =>
  (await filesOfUpload({ name, size }, chosen, LARGEST)).map((file) => file.name);

test('a file is the same when its size and its composed name are, whatever its path', () => {
  const known = { name: 'Zo\u00e9.mbox', size: 5 };
  expect(isSame(new File(['Hello'], 'mail\\Zoe\u0301.mbox'), known)).toBe(true);
  expect(isSame(new File(['Hello!'], 'Zo\u00e9.mbox'), known)).toBe(false);
});

test('a part of a mailbox is found in the mailbox, in a zip too, with all other parts', async () => {
  const mailbox = new File([mails], 'All mail.mbox');
  const parts = ['All mail, part 1 of 3.mbox', 'All mail, part 2 of 3.mbox', 'All mail, part 3 of 3.mbox'];
  const size = (await inParts(mailbox, LARGEST))[1]?.size ?? 0;
  expect(await namesFor('All mail, part 2 of 3.mbox', size, mailbox)).toEqual(parts);
  const zip = await zipOf({ 'Takeout/notes.txt': 'At noon.', 'Takeout/All mail.mbox': mails });
  expect(await namesFor('All mail, part 2 of 3.mbox', size, zip)).toEqual(parts);
  expect(await namesFor('All mail, part 2 of 3.mbox', size + 1, mailbox)).toEqual([]);
});

test('a file is found in its zip, and a zip is itself', async () => {
  const zip = await zipOf({ 'chat/notes.txt': 'At noon.', 'chat/photo.png': 'a photo' });
  expect(await namesFor('notes.txt', 8, zip)).toEqual(['notes.txt']);
  expect(await namesFor('notes.txt', 9, zip)).toEqual([]);
  expect(await namesFor('export.zip', zip.size, zip)).toEqual(['export.zip']);
});

test('of a mailbox the unfinished part and those that are not stored are sent', async () => {
  const names = [1, 2, 3, 4].map((number) => `All mail, part ${number} of 4.mbox`);
  const files = names.map((name) => new File([name], name));
  const stored = [0, 1, 3].map((index) => ({ name: names[index], size: files[index]?.size }));
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ files: stored, found: 3, total: 9 }));
  const upload = { id: 'x', key: 'x', name: names[1] ?? '', size: files[1]?.size ?? 0, arrived: 0, keptUntil: 'x' };
  expect((await notStored(files, upload)).map(({ name }) => name)).toEqual([names[1], names[2]]);
  expect(asked.mock.calls[0]?.[0]).toBe('/api/evidence/files?search=All+mail%2C+part+&page=1');
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await notStored(files, upload)).toEqual(files);
  asked.mockRestore();
});
