import { type ColumnMapping, MOST_MOVEMENTS_PER_STATEMENT } from '@evenhand/contracts/finance/imports';
import { accountKey, chooseAccount, endingOf, type FileAccount } from './accounts.js';
import { closingBalance, isPositiveOutByBalance } from './closing-balance.js';
import { isComplete, isMonthFirstBank } from './columns.js';
import { isRow, type Outcome, outcomeOf, type Row, readerOf, signer, toBalanced, toSigned } from './csv-rows.js';
import { asHeading, LONGEST_PREAMBLE, rowsOf, SAMPLED_ROWS, type Table, tableOf } from './csv-table.js';
import { isNumericDate } from './dates.js';
import { type DayOrder, dayOrder, periodIn } from './day-order.js';
import { plainReading, type Reading } from './reading.js';
import { isPositiveOut } from './sides.js';
import type { Statement } from './statement.js';
import { StatementRefused } from './statement-refused.js';

/** Characters of a cell in the view of the first rows. */
const LONGEST_SHOWN = 80;
const SHOWN_ROWS = 10;

const accountsOf = (rows: readonly Row[], outcomes: readonly Outcome[]): FileAccount[] => {
  const numbers = [...new Set(rows.filter(isRow).flatMap(({ account }) => account ?? []))];
  return numbers.map((number) => {
    const own = outcomes.flatMap((outcome) =>
      'counted' in outcome && outcome.counted.account === number ? [outcome.counted] : [],
    );
    return {
      key: accountKey('csv', number),
      ending: endingOf(number),
      currency: null,
      found: own.length,
      balance: closingBalance(own)?.amount ?? null,
    };
  });
};

/** Columns that are absent from a mapping of an older caller are guessed. */
const completed = (mapping: ColumnMapping, guess: ColumnMapping): ColumnMapping => {
  const of = (column: 'direction' | 'status' | 'currency' | 'account') =>
    mapping[column] === undefined ? guess[column] : mapping[column];
  return {
    ...mapping,
    direction: mapping.amount === null ? null : of('direction'),
    status: of('status'),
    currency: of('currency'),
    account: of('account'),
  };
};

const daysOf = (
  table: Table,
  mapping: ColumnMapping,
  stated: boolean | null,
  remembered: boolean | null,
  reading: Reading,
) => {
  const place = table.headings.indexOf(mapping.date);
  const above = table.preamble.flat();
  const within = table.rows.slice(0, SAMPLED_ROWS).flatMap((row) => row.filter((_, index) => index !== place));
  return dayOrder({
    cells: table.rows.map((row) => row[place] ?? '').filter((cell) => cell !== ''),
    others: [...above, ...within].filter(isNumericDate),
    period: periodIn([reading.filename, ...above, ...(table.rows[0] ?? [])]),
    today: reading.today,
    stated,
    remembered,
    bank: isMonthFirstBank(table.headings) ? false : null,
  });
};

const undecided: DayOrder = { dayFirst: null, question: null };

/**
 * Reads a CSV by a mapping that was given, remembered, or guessed.
 * @param rememberedFor returns the mapping of earlier files with the same columns
 * @throws StatementRefused above the limit of rows
 */
export const readCsv = (
  text: string,
  stated: ColumnMapping | null,
  rememberedFor: (key: readonly string[]) => ColumnMapping | null,
  reading: Reading = plainReading(),
): Statement & { key: readonly string[] } => {
  const table = tableOf(rowsOf(text, MOST_MOVEMENTS_PER_STATEMENT + LONGEST_PREAMBLE + 2), reading);
  const { headings, rows, guess, key, hasHeadings } = table;
  if (rows.length > MOST_MOVEMENTS_PER_STATEMENT) throw new StatementRefused('statementTooLong');
  const remembered = stated ? null : rememberedFor(key);
  const columns = completed(stated ?? remembered ?? guess, guess);
  const needsMapping = !isComplete(columns, headings);
  const days = needsMapping
    ? undecided
    : daysOf(table, columns, reading.dayFirst ?? stated?.dayFirst ?? null, remembered?.dayFirst ?? null, reading);
  const isUndecided = !needsMapping && days.dayFirst === null;
  const base = { ...columns, dayFirst: days.dayFirst };
  const read = needsMapping || isUndecided ? [] : rows.map(readerOf(table, base));
  const usable = read.filter((row) => isRow(row) && row.status === null && row.currency === null);
  const isSingle = base.amount !== null && !base.direction;
  const positiveIsOut = isSingle
    ? (base.positiveIsOut ??
      (reading.isDebt ? null : isPositiveOutByBalance(usable.map(toBalanced))) ??
      isPositiveOut(usable.map(toSigned)))
    : null;
  const mapping = { ...base, positiveIsOut };
  const sign = signer(usable, mapping);
  const outcomes = read.map((row) => outcomeOf(row, sign(row), reading.kept));
  const accounts = accountsOf(read, outcomes);
  const chosen = chooseAccount(
    accounts.map((account) => account.key),
    reading.account,
    reading.rememberedAccount,
  );
  const isChosen = (account: string | null) => account === null || accountKey('csv', account) === chosen.account;
  const own = chosen.needsAccount ? [] : outcomes.filter((_, index) => isChosen(read[index]?.account ?? null));
  const counted = own.flatMap((outcome) => ('counted' in outcome ? [outcome.counted] : []));
  return {
    format: 'csv',
    headings,
    firstRows: rows.slice(0, SHOWN_ROWS).map((row) => row.map((cell) => asHeading(cell.slice(0, LONGEST_SHOWN)))),
    hasHeadings,
    mapping,
    needsMapping,
    days: days.question,
    needsDay: isUndecided,
    accounts,
    ...chosen,
    movements: counted.map(({ date, description, cents }) => ({ date, description, amount: cents })),
    unreadable: own.flatMap((outcome) => ('unreadable' in outcome ? [outcome.unreadable] : [])),
    leftOut: own.flatMap((outcome) => ('leftOut' in outcome ? [outcome.leftOut] : [])),
    closingBalance: closingBalance(counted),
    key,
  };
};
