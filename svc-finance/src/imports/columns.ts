import type { ColumnMapping } from '@evenhand/contracts/finance/imports';
import { readBankAmount } from './amounts.js';
import { readBankDate } from './dates.js';

const DATE = /\bdate\b/i;
/** The best heading first. */
const DESCRIPTIONS = [/descr|libell/i, /^name$|payee|details|d[ée]tails|narrative|merchant/i, /memo/i, /transaction$/i];
const AMOUNT = /^(?:transaction )?(?:amount|montant|value|cad)(?: ?\(?(?:cad|\$)\)?)?\$?$/i;
const OUT = /withdraw|retrait|debit|débit|(?:money|funds|paid) out/i;
const IN = /deposit|dépôt|crédit|credit(?! card)|(?:money|funds|paid) in/i;
const BALANCE = /balance|solde/i;

const nothing = { amount: null, moneyOut: null, moneyIn: null, balance: null, dayFirst: false };

/** The mapping by known headings. */
export const mappingByHeadings = (headings: readonly string[]): ColumnMapping => {
  const find = (pattern: RegExp) => headings.find((heading) => pattern.test(heading)) ?? null;
  const amount = find(AMOUNT);
  return {
    ...nothing,
    date: find(DATE) ?? '',
    description: DESCRIPTIONS.map(find).find((heading) => heading !== null) ?? '',
    amount,
    moneyOut: amount === null ? find(OUT) : null,
    moneyIn: amount === null ? find(IN) : null,
    balance: find(BALANCE),
  };
};

/** Whether every required column is mapped and exists. */
export const isComplete = (mapping: ColumnMapping, headings: readonly string[]): boolean => {
  const { date, description, amount, moneyOut, moneyIn, balance } = mapping;
  const named = [date, description, amount, moneyOut, moneyIn, balance].filter((heading) => heading !== null);
  const hasAmount = amount !== null || moneyOut !== null || moneyIn !== null;
  return hasAmount && named.every((heading) => headings.includes(heading));
};

const NUMERIC_DATE = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}$/;

/** Whether the days of a column come before their months: true as soon as a first number is above 12. */
export const isDayFirst = (cells: readonly string[]): boolean =>
  cells.some((cell) => Number(NUMERIC_DATE.exec(cell)?.[1] ?? 0) > 12);

const isDate = (cell: string): boolean => readBankDate(cell, false) !== null || readBankDate(cell, true) !== null;
/** With decimals: a branch, an account or a cheque has a number without. */
const isMoney = (cell: string): boolean => /[.,]\d{1,2}\b/.test(cell) && readBankAmount(cell) !== null;

type Kind = 'date' | 'money' | 'text' | 'empty';

const kindOf = (cells: readonly string[]): Kind => {
  const written = cells.filter((cell) => cell !== '');
  if (written.length === 0) return 'empty';
  if (written.every(isDate)) return 'date';
  if (written.every((cell) => readBankAmount(cell) !== null) && written.some(isMoney)) return 'money';
  return 'text';
};

/** Whether a row can be a movement of a file without headings. */
export const isMovement = (row: readonly string[]): boolean => row.some(isDate) && row.some(isMoney);

export interface Column {
  readonly heading: string;
  readonly kind: Kind;
  readonly cells: readonly string[];
}

/** The columns of a file without headings, numbered from 1. */
export const columnsOf = (rows: readonly string[][], words: (number: number) => string): Column[] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    return { heading: words(index + 1), kind: kindOf(cells), cells };
  });

const lengthOf = ({ cells }: Column): number =>
  cells.reduce((sum, cell) => sum + (/[a-z]/i.test(cell) ? cell.length : 0), 0);

/** Two columns of which each row fills one: money out, then money in. */
const areExclusive = (out: Column, into: Column): boolean =>
  out.cells.every((cell, index) => (cell === '') !== (into.cells[index] === ''));

/** The mapping by the contents of the columns; incomplete where they are ambiguous. */
export const mappingByContents = (columns: readonly Column[]): ColumnMapping => {
  const date = columns.find(({ kind }) => kind === 'date')?.heading ?? '';
  const description = columns.filter(({ kind }) => kind === 'text').toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  const named = { ...nothing, date, description: description?.heading ?? '' };
  const [first, second, third, ...more] = columns.filter(({ kind }) => kind === 'money');
  if (!first || more.length > 0) return named;
  if (!second) return { ...named, amount: first.heading };
  if (areExclusive(first, second))
    return { ...named, moneyOut: first.heading, moneyIn: second.heading, balance: third?.heading ?? null };
  return third ? named : { ...named, amount: first.heading, balance: second.heading };
};
