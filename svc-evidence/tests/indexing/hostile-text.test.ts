import { cut } from '../../src/indexing/sandbox/cut-unit.js';
import { zipOf } from '../readers/files.js';
import { MEGABYTE, once, read, textOf } from './sandboxed.js';

const chat = '15/01/2024, 21:41 - Ann: Hello\n15/01/2024, 21:42 - Bob: Yes\n';
const texts = 'Date,From,Message\n2024-01-15 21:41,Ann,Hello\n';
const page = '<div class="history"><div class="message default"><div class="text">Hello</div></div></div>';
const history = (inside: string) => `<div class="history"><div class="message default">${inside}</div></div>${page}`;
const many = (piece: string, size = 5 * MEGABYTE): string => piece.repeat(Math.ceil(size / piece.length));

/** Quadratic for a careless pattern, with the expected result. */
test.each([
  ['a chat, then one sign', 'a.txt', `${chat}15/01/2024, 21:43 - ${many(' ')}`],
  ['a chat, then beginnings of messages', 'a.txt', chat + many('15/01/2024, 21:43 ')],
  ['a chat, then dates without an hour', 'a.txt', chat + many(`15/01/2024,${' '.repeat(16_000)}x\n`)],
  ['a chat, then quotation marks', 'a.txt', chat + many(`15/01/2024, 21:43 - ${'"a'.repeat(8_000)}\n`, 100_000)],
  ['a date that does not end', 'a.csv', `${texts}"Jan 15${' '.repeat(3 * MEGABYTE)}x",Ann,Hi\n`],
  ['dates of letters', 'a.csv', `${texts}"${many('abc ', 3 * MEGABYTE)}",Ann,Hi\n`],
  ['the marks of a page, again and again', 'a.html', `${many('<p class="message">')}${page}`.replaceAll('<p ', '<br ')],
  ['the beginning of a history', 'a.html', page + many('class="history" ')],
  ['a sender of blanks', 'a.html', history(`<div class="from_name">${many(' ')}x</div>`)],
  ['a message of blanks', 'a.html', history(`<div class="text">Hello${many(' ')}</div>`)],
  ['an element with a million attributes', 'a.html', `<p ${many('a="x" ')}>Hello</p>`],
  ['an element with a million classes', 'a.html', history(`<div class="text ${many('a ')}">Hello</div>`)],
  ['marks of elements', 'a.html', `Hello ${many('<a ')}`],
  ['a comment that does not end', 'a.html', `Hello<!--${many('-')}`],
])('%s: the rest is read without a timeout', async (_, filename, content) => {
  expect(textOf(await read(filename, once(content), { seconds: 30 }))).toContain('Hello');
});

test.each([
  ['objects in objects, a million times', 'a.json', `${'{"a":'.repeat(1e6)}1${'}'.repeat(1e6)}`, 'nested too deeply'],
  [
    'lists in a message, a million times',
    'a.json',
    `{"messages":[${'['.repeat(1e6)}${']'.repeat(1e6)}]}`,
    'nested too deeply',
  ],
  ['a table of a million columns', 'a.csv', `${many('column,')}\n`, 'has no end'],
  [
    'a mark that opens a cell and is never closed',
    'a.csv',
    `${texts}2024-01-15,Ann,"${many('x,\n', MEGABYTE)}`,
    'Row 2 of this table has no end',
  ],
  ['a zip that would write elsewhere', 'a.zip', zipOf({ '../../etc/x': 'x' }), 'extract them'],
])('%s: is refused with a reason', async (_, filename, content, sentence) => {
  await expect(read(filename, once(content), { seconds: 30 })).rejects.toThrow(sentence);
});

test('brackets within strings are not counted as JSON nesting, whatever precedes them', async () => {
  const text = `${'[{'.repeat(2_000)}\\" \\\\`;
  const messages = [{ sender_name: 'Ann', timestamp_ms: 1, content: `${text}"[` }];
  expect(textOf(await read('a.json', once(JSON.stringify({ messages }))))).toBe(`${text}"[`);
});

test('NUL is removed and lone surrogates are replaced in the text that is read', async () => {
  const name = 'A\u0000nn\ud83d';
  const message = { sender_name: name, timestamp_ms: 1, content: `H\u0000ello \ud83d` };
  const file = JSON.stringify({ participants: [{ name }], title: name, messages: [message] });
  expect(await read('a.json', once(file))).toMatchObject([
    { thread: 'Ann\ufffd', people: ['Ann\ufffd'], text: 'Hello \ufffd' },
  ]);
});

test('a chat of thousands of people is read, with hundreds of them kept with each message', async () => {
  const participants = Array.from({ length: 1_000 }, (_, number) => ({ name: `Person ${number} of the school` }));
  const messages = Array.from({ length: 5_000 }, () => ({ sender_name: 'Ann', timestamp_ms: 1, content: 'Hello' }));
  const units = await read('a.json', once(JSON.stringify({ participants, title: 'School', messages })));
  expect(units).toHaveLength(5_000);
  expect(units[0]).toMatchObject({ people: expect.arrayContaining(['Ann', 'Person 300 of the school']) });
  const lengths = units.map((unit) => (unit.kind === 'message' ? unit.people.join('').length : 0));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(10_000);
});

test('an overlong name is cut, and the names after it are kept', async () => {
  const mail = `From: ${'Ann '.repeat(10_000)}<ann@example.org>\r\nTo: Bob <bob@example.org>\r\n\r\nHello`;
  const [unit] = await read('a.eml', once(mail));
  const people = [`${'Ann '.repeat(25).trim()} <ann@example.org>`, 'Bob <bob@example.org>'];
  expect(unit).toMatchObject({ people, text: 'Hello' });
});

test('a file name of 255 characters beyond the basic plane is read as the name of its chat', async () => {
  const name = '\u{1f600}'.repeat(255);
  expect(await read(`${name}.txt`, once(chat))).toMatchObject([{ thread: name, text: 'Hello' }, { text: 'Yes' }]);
});

/** Facebook writes the chat's name after its messages. */
const chatOf = (content: string, title: string, ...names: string[]): string => {
  const messages = Array.from({ length: 6 }, () => ({ sender_name: 'Ann', timestamp_ms: 1, content }));
  return JSON.stringify({ participants: names.map((name) => ({ name })), messages, title });
};

test('a chat name of millions of letters is cut in each message', async () => {
  const units = await read('a.json', once(chatOf('Hello', many('Rent '))));
  expect(units).toHaveLength(6);
  for (const unit of units) expect(unit).toMatchObject({ text: 'Hello', thread: 'Rent '.repeat(200) });
});

test('messages of the largest allowed size with escaped characters are read', async () => {
  const sixfold = '\u0001';
  const names = [...Array.from({ length: 49 }, () => sixfold.repeat(200)), ...Array.from({ length: 9_000 }, () => '')];
  const units = await read('a.json', once(chatOf(`Hello${sixfold.repeat(300_000)}`, sixfold.repeat(2_000), ...names)));
  expect(units).toHaveLength(12);
  for (const unit of units.filter((_, at) => at % 2 === 0))
    expect(unit).toMatchObject({ thread: sixfold.repeat(1_000), text: `Hello${sixfold.repeat(199_995)}` });
  for (const unit of units.filter((_, at) => at % 2 === 1)) expect(unit.text).toBe(sixfold.repeat(100_005));
});

test('a text that is too long for one message continues in others, at a blank', async () => {
  const words = many('rent ', 250_000);
  const units = await read('a.eml', once(`From: Ann <ann@example.org>\r\n\r\n${words}the end`));
  expect(units.map(({ text }) => text).join('')).toBe(`${words}the end`);
  expect(units).toMatchObject([{ path: 'mail' }, { path: 'mail', people: ['Ann <ann@example.org>'] }]);
  expect(units[0]?.text).toMatch(/ rent$/);
});

test('a text of millions of letters without a blank is cut within seconds', () => {
  const text = 'a'.repeat(40_000_000);
  const begun = performance.now();
  expect(cut({ kind: 'page', path: 'line 1', text })).toHaveLength(200);
  expect(performance.now() - begun).toBeLessThan(3_000);
});
