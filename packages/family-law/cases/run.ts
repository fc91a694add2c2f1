/**
 * `npm run -s cases -w packages/family-law [-- FILE...]`: every example of the files (default: those of the tests) with
 * expected, computed and difference. Exit code 1 when one is off by more than its rounding.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Comparison } from './comparison.ts';
import { compareFile } from './read-cases.ts';

const own = ['child-support-vectors.json', 'ssag.json'].map((name) =>
  resolve(import.meta.dirname, '../tests/data', name),
);
const named = process.argv.slice(2).map((path) => resolve(process.env.INIT_CWD ?? '.', path));

const line = ({ name, figure, expected, computed, difference, isWithin }: Comparison): string =>
  [name.padEnd(40), figure.padEnd(22), expected.padStart(12), computed.padStart(12), difference.padStart(9)].join(
    '  ',
  ) + (isWithin ? '' : '  OFF');

const print = (text: string) => process.stdout.write(`${text}\n`);

for (const path of named.length > 0 ? named : own) {
  const comparisons = compareFile(readFileSync(path, 'utf8'));
  const off = comparisons.filter(({ isWithin }) => !isWithin).length;
  print(path);
  print(
    ['example'.padEnd(40), 'figure'.padEnd(22), 'expected'.padStart(12), 'computed'.padStart(12), 'difference'].join(
      '  ',
    ),
  );
  for (const comparison of comparisons) print(line(comparison));
  print(comparisons.length === 0 ? 'No example found.\n' : `${comparisons.length} figures, ${off} off\n`);
  if (off > 0 || comparisons.length === 0) process.exitCode = 1;
}
