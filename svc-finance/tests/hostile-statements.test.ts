import fc from 'fast-check';
import { readBankAmount } from '../src/imports/amounts.js';
import { columnsOf, mappingByContents, mappingByHeadings } from '../src/imports/columns.js';
import { readBankDate } from '../src/imports/dates.js';
import { periodIn } from '../src/imports/day-order.js';
import { readCsv } from '../src/imports/read-csv.js';
import { readOfx } from '../src/imports/read-ofx.js';
import { readQif } from '../src/imports/read-qif.js';
import { StatementRefused } from '../src/imports/statement-refused.js';

const LONGEST = 700_000;
const MOST_MS = 200;

const of = (...parts: [text: string, times: number][]): string =>
  parts
    .map(([text, times]) => text.repeat(times))
    .join('')
    .slice(0, LONGEST);
const pieces = [
  '$',
  ' ',
  '1',
  ',',
  '1,',
  '.',
  '0',
  '(',
  ')',
  '-',
  '\t',
  '"',
  '""',
  '\n',
  '\r',
  '<',
  '>',
  '&amp;',
  'a',
  '.0',
];
/** A piece repeated between a beginning and an end that no reader accepts. */
const hostile = [
  ...['', '$', '1', '1.', '(', '"', '2026-01-01', '1 jan', 'Nov '].flatMap((start) =>
    pieces.map((piece) => of([start, 1], [piece, LONGEST], ['x', 1])),
  ),
  ...pieces.map((piece) => `$${piece.repeat(3_000)}x`),
  of(['<STMTTRN>', LONGEST]),
  of(['<STMTTRN><NAME>', LONGEST]),
  of(['<OFX><STMTTRN><DTPOSTED>20260101<TRNAMT>1</STMTTRN>', LONGEST]),
  of(['a"b,', LONGEST]),
  of(['"a,"\n', LONGEST]),
  of(['Date,Amount\n', 1], ['2026-01-01,1\n', LONGEST]),
  of(['x,', 99], ['Date,Amount\n', 1], [`${','.repeat(99)}2026-01-01,1\n`, LONGEST]),
];

const none = () => null;

const readers: Record<string, (text: string) => unknown> = {
  'an amount': readBankAmount,
  'a day': (text) => [readBankDate(text, false), readBankDate(text, true)],
  'the headings': (text) => mappingByHeadings([text, text.slice(1)]),
  'a CSV': (text) => readCsv(text, null, none),
  'columns without headings': (text) => mappingByContents(columnsOf([[text, text.slice(1)]], String)),
  'the rows of a CSV': (text) => readCsv(`Date,Amount,Description\n${text.slice(0, LONGEST - 24)}`, null, none),
  'a cell of a CSV': (text) =>
    readCsv(`Date,Amount\n2026-01-01,"${text.slice(0, LONGEST - 24).replaceAll('"', '')}"`, null, none),
  'an OFX': (text) => readOfx(text),
  'a QIF': (text) => readQif(`!Type:Bank\n${text.slice(0, LONGEST - 24)}`),
  'a row of a QIF': (text) => readQif(`!Type:Bank\nD${text}\nT${text}\n^`),
  'a period': (text) => periodIn([text]),
  'a field of an OFX': (text) => readOfx(`<OFX><STMTTRN><TRNAMT>${text}<DTPOSTED>${text}<NAME>${text}</STMTTRN>`),
};

/** Too many rows are refused as fast as they are read. */
const readOrRefuse = (read: () => unknown): void => {
  try {
    read();
  } catch (error) {
    if (!(error instanceof StatementRefused)) throw error;
  }
};

const taken = (read: () => unknown): number => {
  const { user } = process.cpuUsage();
  readOrRefuse(read);
  return (process.cpuUsage().user - user) / 1_000;
};

/** Minimum of three, against noise of the machine. */
const shortest = (read: () => unknown): number => Math.min(...Array.from({ length: 3 }, () => taken(read)));

/** Of a part: a linear read takes 8 times as long for the whole, a quadratic one 64 times. */
const PART = 1 / 8;
const MOST_TIMES = 24;

/** Slow and more than linear: on a loaded machine a linear read may also take more than MOST_MS. */
const looksSlow = (read: (text: string) => unknown, text: string): boolean => {
  if (taken(() => read(text)) <= MOST_MS) return false;
  const whole = shortest(() => read(text));
  if (whole <= MOST_MS) return false;
  const part = text.slice(0, text.length * PART) + text.slice(-1);
  return whole > MOST_TIMES * shortest(() => read(part));
};

/** Three times in a row: a pause of the machine is not that. */
const isSlow = (read: (text: string) => unknown, text: string): boolean => [1, 2, 3].every(() => looksSlow(read, text));

test.each(Object.entries(readers))(
  'attacker writes 700 KB of each pathological shape, product reads %s in 200 ms or in linear time',
  (_, read) => {
    const slow = hostile.filter((text) => isSlow(read, text)).map((text) => text.slice(0, 40));
    expect(slow).toEqual([]);
  },
);

test.each(Object.entries(readers))(
  'attacker writes at random, product reads %s in 200 ms or in linear time',
  (_, read) => {
    const start = fc.array(fc.constantFrom(...pieces), { maxLength: 4 });
    const repeated = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(start, repeated, start, (before, pump, after) => {
        expect(isSlow(read, of([before.join(''), 1], [pump.join(''), 20_000], [after.join(''), 1]))).toBe(false);
      }),
      { numRuns: 100, seed: 1 },
    );
  },
);
