import { lexemesOf } from '../../src/search/lexer.js';
import { read } from './read.js';

const textOf = async (value: object, file = JSON.stringify(value)) =>
  (await read('other.json', file, 4_096)).map(({ text }) => text).join('\n');

test('what JSON that is no chat writes as signs of its own stands as people read it', async () => {
  const note = { title: 'Pickup', textContent: 'At five\nBring coats\tand "Rex"' };
  const text = await textOf(note);
  expect(text).toContain('"textContent": "At five\nBring coats\tand "Rex""');
  expect(lexemesOf(text)).toContain('bring');
});

test('so does JSON of which each line is a document, and each keeps its number', async () => {
  const lines = [{ note: 'One\nBring coats' }, { note: 'Café', file: 'C:\\new\\table' }].map((line) =>
    JSON.stringify(line).replace('é', '\\u00e9'),
  );
  expect(await read('notes.json', lines.join('\n'))).toMatchObject([
    { path: 'lines 1 to 2', text: '{"note":"One\nBring coats"}\n{"note":"Café","file":"C:\\new\\table"}' },
  ]);
});

test('of what Facebook writes beside its chats the letters are mended', async () => {
  const comment = Buffer.from('L’été 🏡').toString('latin1');
  const text = await textOf({ comments_v2: [{ timestamp: 1, data: [{ comment: { comment, author: 'Ann' } }] }] });
  expect(text).toContain('"comment": "L’été 🏡"');
});

test.each(['« PAYÉ»', 'PAYÉ» – paid', 'Ã©tÃ©, not été'])('letters that are right stay so: %s', async (words) => {
  expect(await textOf({ words })).toContain(words);
});
