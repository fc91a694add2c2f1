import { batchesOf } from '../../src/indexing/batches.js';
import { parseInChild } from '../../src/indexing/sandbox/parse-in-child.js';
import { repeated } from './sandboxed.js';

const LINE = `[2024-01-15, 9:41:03 AM] Ann: ${'The hockey fees are due. '.repeat(40)}\n`;

test('the last messages of a reader arrive when its worker is busy with earlier ones', async () => {
  for (let time = 0; time < 3; time += 1) {
    let passages = 0;
    for await (const { segment } of batchesOf(parseInChild('chat.txt', repeated(LINE.repeat(50), 100))))
      passages += segment.passages;
    expect(passages).toBe(5_000);
  }
});
