import { lexemesOf } from '../../src/search/lexer.js';
import { read } from './read.js';

const textOf = async (value: object, file = JSON.stringify(value)) =>
  (await read('other.json', file, 4_096)).map(({ text }) => text).join('\n');

test('escaped characters in JSON that is not a chat are read as people see them', async () => {
  const note = { title: 'Pickup', textContent: 'At five\nBring coats\tand "Rex"' };
  const text = await textOf(note);
  expect(text).toContain('"textContent": "At five\nBring coats\tand "Rex""');
  expect(lexemesOf(text)).toContain('bring');
});

test('escaped characters in JSON lines are read as people see them, and each line keeps its number', async () => {
  const lines = [{ note: 'One\nBring coats' }, { note: 'Café', file: 'C:\\new\\table' }].map((line) =>
    JSON.stringify(line).replace('é', '\\u00e9'),
  );
  expect(await read('notes.json', lines.join('\n'))).toMatchObject([
    { path: 'lines 1 to 2', text: '{"note":"One\nBring coats"}\n{"note":"Café","file":"C:\\new\\table"}' },
  ]);
});

test('broken encoding of Facebook is repaired outside chats, too', async () => {
  const comment = Buffer.from('L’été 🏡').toString('latin1');
  const text = await textOf({ comments_v2: [{ timestamp: 1, data: [{ comment: { comment, author: 'Ann' } }] }] });
  expect(text).toContain('"comment": "L’été 🏡"');
});

test.each(['« PAYÉ»', 'PAYÉ» – paid', 'Ã©tÃ©, not été'])('correct letters are not changed: %s', async (words) => {
  expect(await textOf({ words })).toContain(words);
});
