import { type Batch, batchesOf } from '../../src/indexing/batches.js';
import { type Window, Windows } from '../../src/indexing/windows.js';
import type { Message, Unit } from '../../src/readers/unit.js';
import { lexemesOf } from '../../src/search/lexer.js';
import { textOf } from '../../src/search/text-of.js';
import { picturesSentWith } from '../../src/sent-pictures/picture-names.js';

const message = (thread: string, text: string): Message => ({
  kind: 'message',
  source: 'email',
  thread,
  path: text.slice(0, 20),
  people: ['Ann'],
  at: null,
  text,
});

const windowsOf = (units: Unit[]): Window[] => {
  const windows = new Windows();
  return [...units.flatMap((unit) => [...windows.add(unit)]), ...windows.end()];
};
const texts = (windows: Window[]): string[][] => windows.map(({ passages }) => passages.map(({ text }) => text));
const positions = (windows: Window[]): number[][] =>
  windows.map(({ passages }) => passages.map(({ position }) => position));

const batches = async (units: Unit[]): Promise<Batch[]> => {
  const all: Batch[] = [];
  async function* given() {
    yield* units;
  }
  for await (const batch of batchesOf(given())) all.push(batch);
  return all;
};

test('a conversation is cut into windows of six that overlap by two', () => {
  const windows = windowsOf('a b c d e f g h i j k'.split(' ').map((text) => message('one', text)));
  expect(texts(windows)).toEqual(['a b c d e f', 'e f g h i j', 'i j k'].map((texts) => texts.split(' ')));
  expect(windows.map(({ fresh }) => fresh)).toEqual([6, 4, 1]);
});

test('a window never spans two conversations, and a conversation is contiguous', () => {
  const units = ['a1', 'b1', 'a2', 'b2', 'a3'].map((text) => message(text.slice(0, 1), text));
  const windows = windowsOf(units);
  expect(texts(windows).sort()).toEqual([
    ['a1', 'a2', 'a3'],
    ['b1', 'b2'],
  ]);
  expect(positions(windows).flat().sort()).toEqual([0, 1, 2, 3, 4]);
  for (const places of positions(windows)) expect(places.at(-1)).toBe((places[0] ?? 0) + places.length - 1);
});

test('long messages make shorter windows, and are split into passages', () => {
  const long = 'word '.repeat(700).trim();
  const windows = windowsOf([message('one', long), message('one', 'short')]);
  const passages = new Map(windows.flatMap((window) => window.passages.map((one) => [one.position, one.text])));
  expect([...passages.values()].every((text) => text.length <= 1_500 && /^(word|short)/.test(text))).toBe(true);
  expect([...passages.values()].join('')).toBe(`${long}short`);
  for (const { passages } of windows)
    expect(passages.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(1_501);
});

test('a page is one window', () => {
  const pages: Unit[] = ['one', 'two'].map((text) => ({ kind: 'page', path: text, text }));
  expect(texts(windowsOf(pages))).toEqual([['one'], ['two']]);
});

test('a thousand conversations are open at once, and the least recently active is closed first', () => {
  const windows = new Windows();
  const early: Window[] = [];
  for (let number = 0; number < 1_001; number += 1) early.push(...windows.add(message(`${number}`, `text ${number}`)));
  expect(texts(early)).toEqual([['text 0']]);
  expect([...windows.end()].length).toBe(1_000);
});

test('batches count chunks, passages and words through the file, each passage once', async () => {
  const units = Array.from({ length: 1_000 }, (_, number) => message('one', `The rent of month ${number}.`));
  const all = await batches(units);
  let [chunk, position] = [0, 0];
  for (const [number, { segment, chunks }] of all.entries()) {
    expect([segment.number, segment.firstChunk, segment.firstPosition]).toEqual([number, chunk, position]);
    expect(segment.chunks.length).toBe(chunks.length);
    chunk += chunks.length;
    position += segment.passages;
  }
  expect([all.length, chunk, position]).toEqual([2, 250, 1_000]);
  expect(all.reduce((sum, { words }) => sum + words, 0)).toBe(5_000);
  const rent = all[0]?.lexemes.indexOf('rent') ?? -1;
  const first = all[0]?.chunks[0];
  expect(first?.counts[first.words.indexOf(rent)]).toBe(6);
});

test('the sender of a mail is indexed and embedded by name, and the address serves the filter alone', async () => {
  const mail = { ...message('one', 'The rent'), people: ['Ann Carter <ann@example.test>'] };
  const [batch] = await batches([mail]);
  expect(batch?.lexemes).toEqual(['ann', 'carter', 'rent']);
  expect(batch?.chunks[0]?.people).toEqual(['Ann Carter <ann@example.test>']);
  expect(textOf(batch?.segment.chunks[0] ?? [])).toBe('Ann Carter: The rent');
});

test('a file with more distinct words than any language keeps all of them', async () => {
  const wordsOf = (number: number) => Array.from({ length: 100 }, (_, index) => `w${number}x${index}`);
  const units = Array.from({ length: 3_000 }, (_, number) => message('one', wordsOf(number).join(' ')));
  const all = await batches(units);
  expect(new Set(all.map(({ lexemes }) => lexemes)).size).toBe(2);
  for (const { segment, chunks, lexemes } of all) {
    for (const [index, chunk] of chunks.entries()) {
      const written = segment.chunks[index]?.flatMap(({ people, text }) => lexemesOf(`${people[0]} ${text}`));
      expect(Array.from(chunk.words, (word) => lexemes[word]).join(' ')).toBe([...new Set(written)].join(' '));
    }
  }
});

test('a picture is counted right after the window of the message that it came with', () => {
  const photo: Unit = { kind: 'page', path: 'a, attachment photo.png, picture', text: 'photo.png', picture: 1 };
  const windows = windowsOf([message('one', 'a'), photo, message('two', 'x'), message('one', 'b')]);
  expect(texts(windows)).toEqual([['x'], ['a', 'b'], ['photo.png']]);
  expect(positions(windows)).toEqual([[0], [1, 2], [3]]);
});

test('what a message carries has its sender and time, and a page of another file has none', () => {
  const carried: Unit = { kind: 'page', path: 'a, attachment lease.pdf, page 2', text: 'The rent' };
  const page: Unit = { kind: 'page', path: 'page 2', text: 'The rent' };
  const [said] = [message('one', 'a')];
  const sentOf = (unit: Unit) =>
    windowsOf([said, unit]).flatMap(({ passages }) => passages.flatMap(({ sent }) => sent ?? []));
  expect(sentOf(carried)).toEqual([{ people: said.people, at: said.at }]);
  expect(sentOf(page)).toEqual([]);
});

test.each([
  ['IMG-20251104-WA0001.jpg (file attached)\nHere it is', ['IMG-20251104-WA0001.jpg']],
  ['Bank statement 1.jpg (fichier joint)', ['Bank statement 1.jpg']],
  ['<attached: 00000012-PHOTO-2025-11-04-09-12-03.jpg>', ['00000012-PHOTO-2025-11-04-09-12-03.jpg']],
  ['Look at this <attached: 00000013-PHOTO-2025-11-04.jpg>', ['00000013-PHOTO-2025-11-04.jpg']],
  ['did you save image.png?', []],
  ['VID-20251104-WA0002.mp4 (file attached)', []],
])('a message %j was sent with the pictures %j', (text, names) => {
  const message = { position: 0, source: 'whatsapp' as const, path: 'message 1', people: ['Sam'], at: null, text };
  expect(picturesSentWith(message)).toEqual(names);
  expect(picturesSentWith({ ...message, source: 'texts' })).toEqual([]);
});
