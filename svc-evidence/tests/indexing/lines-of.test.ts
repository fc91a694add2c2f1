import { Readable } from 'node:stream';
import { batchesOf } from '../../src/indexing/batches.js';
import { linesOf } from '../../src/indexing/sandbox/lines-of.js';
import { parseInChild } from '../../src/indexing/sandbox/parse-in-child.js';
import { repeated } from './sandboxed.js';

const LINE = `[2024-01-15, 9:41:03 AM] Ann: ${'The hockey fees are due. '.repeat(40)}\n`;

test('the last messages of a reader arrive even when the worker is still busy with earlier ones', async () => {
  for (let time = 0; time < 3; time += 1) {
    let passages = 0;
    for await (const { segment } of batchesOf(parseInChild('chat.txt', repeated(LINE.repeat(50), 100))))
      passages += segment.passages;
    expect(passages).toBe(5_000);
  }
});

const linesIn = async (pieces: Buffer[], longest = 1_000): Promise<string[]> => {
  const lines: string[] = [];
  for await (const line of linesOf(Readable.from(pieces), longest)) lines.push(line);
  return lines;
};

test('lines are whole wherever the chunks of their stream are cut', async () => {
  const lines = ['réglé à Québec', '', '\u{1f600}'.repeat(9), 'x'];
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  for (const size of [1, 2, 7, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    expect(await linesIn(pieces)).toEqual(lines);
  }
});

test('a line that was cut off at the end is not a line', async () => {
  expect(await linesIn([Buffer.from('whole\nnot wh')])).toEqual(['whole']);
});

test('a line longer than the limit is not buffered', async () => {
  let given = 0;
  async function* endless() {
    yield Buffer.from('whole\n');
    for (;;) {
      given += 1;
      yield Buffer.alloc(100, 'x');
    }
  }
  const lines: string[] = [];
  for await (const line of linesOf(Readable.from(endless()), 1_000)) lines.push(line);
  expect(lines).toEqual(['whole']);
  expect(given).toBeLessThan(100);
});
