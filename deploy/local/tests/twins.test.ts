import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Counts } from '../steps.ts';
import { Trouble } from '../trouble.ts';
import { differencesIn } from '../twins/differences.ts';
import { judge, judges } from '../twins/judges.ts';

const counts = (passed: number, ...failures: string[]): Counts => ({
  ...{ passed, failed: failures.length, failures },
  ...{ failedFiles: [], slowest: [] },
});

test('a server differs when no test ran against it', () => {
  expect(differencesIn(undefined)).toEqual(['no test ran']);
  expect(differencesIn(counts(0))).toEqual(['no test ran']);
});

test('a server differs by the first line of each failed test', () => {
  expect(differencesIn(counts(1))).toEqual([]);
  expect(differencesIn(counts(1, 'storage.test.ts: a part is kept\nexpected 200'))).toEqual([
    'storage.test.ts: a part is kept',
  ]);
});

test.each(judges)('$name names the command that writes the papers when there are none', async (one) => {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-papers-'));
  const sentence = new Trouble('There are no papers to judge: run npm run study -w e2e -- papers first.');
  await expect(judge(one, join(folder, 'tool'), folder)).rejects.toEqual(sentence);
  rmdirSync(folder);
  await expect(judge(one, join(folder, 'tool'), folder)).rejects.toEqual(sentence);
});
