import type { ColumnMapping } from '@evenhand/contracts/finance/imports';
import { readBankAmount, readCurrency, readMoney } from './amounts.js';
import { readBankDate } from './dates.js';
import { plainLetters } from './letters.js';
import { sideOf } from './sides.js';
import { isStatus } from './statuses.js';

/** Patterns of headings in plain letters; the best first. */
const DATES = [/\b(?:transaction|operation|trade) date\b|\bdate (?:de l.|d.)?(?:operation|transaction)\b/, /\bdate\b/];
const MOMENTS = [/^(?:created|completed|posted|finished)(?: on)?$|^jour$/];
const DESCRIPTIONS = [
  /merchant name|nom du (?:marchand|commer)/,
  /descr|libelle/,
  /^(?:name|nom)$|payee|beneficiaire|details|narrative|particulars/,
  /merchant|marchand|commercant/,
  /^target name$|memo|^objet$/,
  /transaction$/,
];
/** Headings of a part of the description. */
const NO_DESCRIPTION = /categor|\bsub|sous-|date|\b(?:city|ville|code|state|type|status|amount|montant|id)\b/;
const AMOUNTS = [
  /^(?:transaction )?(?:amount|montant|value|cad)(?: de (?:la transaction|l.operation))?(?: ?\(?(?:cad|\$ ?ca|\$)\)?)?\$?$/,
  /^(?:net amount|net cash amount|montant net)$/,
  /^source amount(?: \(after fees\))?$/,
];
/** The only amount of the file is in another currency. */
const FOREIGN = /^(?:(?:transaction )?(?:amount|montant) ?\(?)?(usd|eur|gbp|us\$|\$us)\)?\$?$/;
const OUT = /withdraw|retrait|debit|(?:money|funds|paid) out|sortie/;
const IN = /deposit|depot|credit(?! card)|(?:money|funds|paid) in|entree/;
/** `Debit/Credit`, `Dr/Cr`, `D/C`: one column of both words. */
const BOTH = /\b(?:debit|dr|d) ?[/-] ?(?:credit|cr|c)\b/;
const BALANCE = /balance|solde/;
const DIRECTION = /type|direction|sens\b|\bsign|indicat|action|^transaction$|^activity/;
const STATUS = /\b(?:status|statut|etat)\b/;
const CURRENCY = /^(?:source |transaction )?(?:currency|devise|monnaie)$/;
const ACCOUNT = /^account(?: ?(?:number|no\.?|#|id))?$|^(?:numero|no\.?) (?:de |du )?compte$|^compte$/;

/** `transaction_date` and `transactionDate` are two words. */
const plainHeading = (heading: string): string =>
  plainLetters(
    heading
      .slice(0, 200)
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' '),
  ).replaceAll(/ +/g, ' ');

const none = { amount: null, moneyOut: null, moneyIn: null, balance: null, dayFirst: null };
const noColumn = { direction: null, status: null, currency: null, account: null, positiveIsOut: null };

type Rows = readonly (readonly string[])[];

const cellsOf = (headings: readonly string[], rows: Rows, heading: string): string[] => {
  const place = headings.indexOf(heading);
  return rows.map((row) => row[place] ?? '').filter((cell) => cell !== '');
};

/** The column of most debit and credit words, where there is one. */
const directionAmong = (candidates: readonly string[], headings: readonly string[], rows: Rows): string | null => {
  const counts = candidates.map((heading) => ({
    heading,
    count: cellsOf(headings, rows, heading).filter((cell) => sideOf(cell) !== null).length,
  }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  return best && best.count > 0 ? best.heading : null;
};

/** The mapping by known headings; the rows prove a column of debit and credit words. */
export const mappingByHeadings = (headings: readonly string[], rows: Rows = []): ColumnMapping => {
  const plain = headings.map((heading) => ({ heading, words: plainHeading(heading) }));
  const find = (pattern: RegExp, except?: RegExp) =>
    plain.find(({ words }) => pattern.test(words) && !except?.test(words))?.heading ?? null;
  const first = (patterns: readonly RegExp[], except?: RegExp) =>
    patterns.map((pattern) => find(pattern, except)).find((heading) => heading !== null) ?? null;
  const sides = { moneyOut: find(OUT, BOTH), moneyIn: find(IN, BOTH) };
  const amount = first(AMOUNTS) ?? (sides.moneyOut === null && sides.moneyIn === null ? find(FOREIGN) : null);
  const candidates = plain
    .filter(({ words }) => DIRECTION.test(words) || BOTH.test(words))
    .map(({ heading }) => heading);
  return {
    ...none,
    date: first(DATES) ?? first(MOMENTS) ?? '',
    description: first(DESCRIPTIONS, NO_DESCRIPTION) ?? '',
    amount,
    ...(amount === null ? sides : {}),
    balance: find(BALANCE),
    ...noColumn,
    direction: amount === null ? null : directionAmong(candidates, headings, rows),
    status: find(STATUS),
    currency: find(CURRENCY),
    account: find(ACCOUNT),
  };
};

/** The currency that a heading of an amount names, other than Canadian dollars. */
export const currencyOfHeading = (heading: string | null): string | null => {
  const code = FOREIGN.exec(plainHeading(heading ?? ''))?.[1];
  return code === undefined ? null : readCurrency(code);
};

/** Amount columns of another currency next to that in Canadian dollars. */
export const foreignColumns = (headings: readonly string[], { amount }: ColumnMapping): string[] =>
  headings.filter((heading) => heading !== amount && FOREIGN.test(plainHeading(heading)));

/** Headings of banks that document mm/dd/yyyy: RBC, Tangerine, Simplii. */
const MONTH_FIRST = [
  ['cad$', 'usd$'],
  ['transaction', 'name', 'memo', 'amount'],
  ['transaction', 'nom', 'memo', 'montant'],
  ['transaction details', 'funds out', 'funds in'],
];

export const isMonthFirstBank = (headings: readonly string[]): boolean => {
  const words = new Set(headings.map(plainHeading));
  return MONTH_FIRST.some((bank) => bank.every((heading) => words.has(heading)));
};

/** Whether every required column is mapped and exists. */
export const isComplete = (mapping: ColumnMapping, headings: readonly string[]): boolean => {
  const { date, description, amount, moneyOut, moneyIn, balance, direction, status, currency, account } = mapping;
  const optional = [amount, moneyOut, moneyIn, balance, direction, status, currency, account];
  const named = [date, description, ...optional.filter((heading) => heading !== null && heading !== undefined)];
  const hasAmount = amount !== null || moneyOut !== null || moneyIn !== null;
  return hasAmount && named.every((heading) => heading !== '' && headings.includes(heading));
};

const isDate = (cell: string): boolean => readBankDate(cell, false) !== null || readBankDate(cell, true) !== null;
/** With decimals: a branch, an account or a cheque has a number without. */
const isMoney = (cell: string): boolean => /[.,]\d{1,2}\b/.test(cell) && readMoney(cell) !== null;

/** Whether each cell of a row is words, not a value, and there are two at least. */
export const isWords = (row: readonly string[]): boolean => {
  const written = row.filter((cell) => cell !== '');
  return (
    written.length > 1 && written.every((cell) => /\p{L}|#/u.test(cell) && !isDate(cell) && readMoney(cell) === null)
  );
};

type Kind = 'date' | 'money' | 'text' | 'empty' | 'direction' | 'status' | 'currency' | 'account';

/** Codes of the accounts of a member in a file of Desjardins. */
const DESJARDINS_ACCOUNT = /^(?:EOP|ES\d|PR\d|MC\d|CD\d|EL\d)$/;

const kindOf = (cells: readonly string[]): Kind => {
  const written = cells.filter((cell) => cell !== '');
  if (written.length === 0) return 'empty';
  if (written.every(isDate)) return 'date';
  if (written.every((cell) => readMoney(cell) !== null) && written.some(isMoney)) return 'money';
  if (written.every((cell) => sideOf(cell) !== null)) return 'direction';
  if (written.every(isStatus)) return 'status';
  if (written.every((cell) => ['CAD', 'USD', 'EUR', 'GBP'].includes(cell.toUpperCase()))) return 'currency';
  return written.every((cell) => DESJARDINS_ACCOUNT.test(cell)) ? 'account' : 'text';
};

const hasDate = (row: readonly string[]): boolean => row.some(isDate);

/** Whether a row can be a movement of a file without headings. */
export const isMovement = (row: readonly string[]): boolean => hasDate(row) && row.some(isMoney);

/** A movement of a whole number of dollars. */
export const isRoundMovement = (row: readonly string[]): boolean =>
  hasDate(row) && row.some((cell) => !isDate(cell) && readBankAmount(cell) !== null);

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
  const of = (wanted: Kind) => columns.find(({ kind }) => kind === wanted)?.heading ?? null;
  const texts = columns.filter(({ kind }) => kind === 'text' || kind === 'direction' || kind === 'status');
  const description =
    columns.filter(({ kind }) => kind === 'text').toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? texts[0];
  const free = (wanted: Kind) => (of(wanted) === description?.heading ? null : of(wanted));
  const named = {
    ...none,
    date: of('date') ?? '',
    description: description?.heading ?? '',
    ...noColumn,
    status: free('status'),
    currency: of('currency'),
    account: of('account'),
  };
  const [first, second, third, ...more] = columns.filter(({ kind }) => kind === 'money');
  if (!first || more.length > 0) return named;
  const single = { ...named, amount: first.heading, direction: free('direction') };
  if (!second) return single;
  if (areExclusive(first, second))
    return { ...named, moneyOut: first.heading, moneyIn: second.heading, balance: third?.heading ?? null };
  return third ? named : { ...single, balance: second.heading };
};
