import { MOST_MOVEMENTS_PER_STATEMENT } from '@evenhand/contracts/finance/imports';
import { accountKey, chooseAccount } from './accounts.js';
import { readBankAmount } from './amounts.js';
import { readBankDate } from './dates.js';
import { dayOrder, periodIn } from './day-order.js';
import { cleanDescription } from './description.js';
import type { Movement } from './movement.js';
import { plainReading, type Reading } from './reading.js';
import { type Statement, withoutColumns } from './statement.js';
import { StatementRefused } from './statement-refused.js';

/** Registers of movements; others (categories, prices) hold none. */
const REGISTER = /^!type:(?:bank|cash|ccard|oth a|oth l)\s*$/i;
const INVESTMENTS = /^!type:(?:invst|port)\s*$/i;

interface Fields {
  readonly line: number;
  readonly account: string;
  readonly date: string;
  readonly amount: string;
  readonly payee: string;
  readonly memo: string;
}

/** `11/21'26` and `11/ 5/2026` as other files write them. */
const withSlashes = (date: string): string => date.replaceAll(' ', '').replaceAll("'", '/');

interface Reader {
  account: string;
  isRegister: boolean;
  isAccount: boolean;
  fields: Map<string, string>;
  line: number;
}

const recordsOf = (text: string): Fields[] => {
  const records: Fields[] = [];
  const at: Reader = { account: '', isRegister: false, isAccount: false, fields: new Map(), line: 1 };
  const close = () => {
    if (at.isAccount) at.account = at.fields.get('N') ?? at.account;
    else if (at.isRegister && at.fields.size > 0) records.push(fieldsOf(at));
    at.fields = new Map();
  };
  text.split(/\r\n|\r|\n/).forEach((written, index) => {
    const line = written.trim();
    if (line.startsWith('!')) {
      close();
      if (INVESTMENTS.test(line)) throw new StatementRefused('statementOfInvestments');
      at.isAccount = /^!account\s*$/i.test(line);
      at.isRegister = REGISTER.test(line);
    } else if (line.startsWith('^')) close();
    else if (line !== '') {
      if (at.fields.size === 0) at.line = index + 1;
      if (!at.fields.has(line[0] ?? '')) at.fields.set(line[0] ?? '', line.slice(1).trim());
    }
  });
  close();
  return records;
};

const fieldsOf = ({ line, account, fields }: Reader): Fields => ({
  line,
  account,
  date: withSlashes(fields.get('D') ?? ''),
  amount: fields.get('T') ?? fields.get('U') ?? '',
  payee: fields.get('P') ?? '',
  memo: fields.get('M') ?? '',
});

const movementOf = ({ date: written, amount: text, payee, memo }: Fields, dayFirst: boolean): Movement | null => {
  const [date, amount] = [readBankDate(written, dayFirst), readBankAmount(text)];
  const words = [payee, memo].filter((part, index, all) => part && all.indexOf(part) === index);
  return date === null || amount === null ? null : { date, description: cleanDescription(words.join(' ')), amount };
};

/**
 * Reads the registers of a QIF file; it states no currency and no balance.
 * @throws StatementRefused for investments and above the limit of transactions
 */
export const readQif = (text: string, reading: Reading = plainReading()): Statement => {
  const records = recordsOf(text);
  if (records.length > MOST_MOVEMENTS_PER_STATEMENT) throw new StatementRefused('statementTooLong');
  const cells = records.map(({ date }) => date).filter((date) => date !== '');
  const days = dayOrder({
    cells,
    others: [],
    period: periodIn([reading.filename]),
    today: reading.today,
    stated: reading.dayFirst,
    remembered: null,
    bank: null,
  });
  const { dayFirst } = days;
  const names = [...new Set(records.map(({ account }) => account))];
  const keyed = names.length > 1 || names.some((name) => name !== '') ? names : [];
  const chosen = chooseAccount(
    keyed.map((name) => accountKey('qif', name)),
    reading.account,
    reading.rememberedAccount,
  );
  const isOwn = ({ account }: Fields) => chosen.account === null || accountKey('qif', account) === chosen.account;
  const own = chosen.needsAccount || dayFirst === null ? [] : records.filter(isOwn);
  const read = own.map((record) => ({ line: record.line, movement: movementOf(record, dayFirst ?? false) }));
  return {
    ...withoutColumns,
    format: 'qif',
    days: days.question,
    needsDay: dayFirst === null,
    accounts: keyed.map((name) => ({
      key: accountKey('qif', name),
      ending: name.slice(0, 80),
      currency: null,
      found: records.filter(({ account }) => account === name).length,
      balance: null,
    })),
    ...chosen,
    movements: read.flatMap(({ movement }) => movement ?? []),
    unreadable: read.flatMap(({ line, movement }) => (movement ? [] : [line])),
    leftOut: [],
    closingBalance: null,
  };
};
