import { MOST_MOVEMENTS_PER_STATEMENT } from '@evenhand/contracts/finance/imports';
import { accountKey, chooseAccount, endingOf } from './accounts.js';
import { readBankAmount } from './amounts.js';
import { readBankDate } from './dates.js';
import { cleanDescription } from './description.js';
import { keptAmount, type LeftOut } from './left-out.js';
import type { Movement } from './movement.js';
import { plainReading, type Reading } from './reading.js';
import { type Statement, withoutColumns } from './statement.js';
import { StatementRefused } from './statement-refused.js';

/** OFX (and QFX) is SGML or XML: a value ends at the next tag. */
const textOf = (block: string, tag: string): string => {
  const match = new RegExp(`<${tag}>\\s*(?:<!\\[CDATA\\[(?<quoted>.*?)\\]\\]>|(?<bare>[^<]*))`, 'is').exec(block);
  return (match?.groups?.quoted ?? plain(match?.groups?.bare ?? '')).replaceAll(/\s+/g, ' ').trim();
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LARGEST_CODE_POINT = 0x10ffff;

const characterOf = (code: number): string =>
  code > 0 && code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : '';

const plain = (text: string): string =>
  text.replaceAll(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (_, name, decimal, hex) => {
    if (decimal) return characterOf(Number(decimal));
    return hex ? characterOf(Number.parseInt(hex, 16)) : (entities[String(name).toLowerCase()] ?? '');
  });

/** The text of each element; end tags may be missing. Linear time. */
const blocksOf = (text: string, tag: string): string[] =>
  text
    .split(new RegExp(`<(?:${tag})>`, 'i'))
    .slice(1)
    .map((block) => block.split(new RegExp(`</(?:${tag})>`, 'i'))[0] ?? '');

/** `20261121120000[-5:EST]` is the bank's date in its first eight digits. */
const dayOf = (written: string): string | null => readBankDate(written.slice(0, 8), false);

/** Trades, income and costs of an investment account move its cash by `TOTAL`. */
const CASH =
  'BUYDEBT|BUYMF|BUYOPT|BUYOTHER|BUYSTOCK|SELLDEBT|SELLMF|SELLOPT|SELLOTHER|SELLSTOCK|INCOME|INVEXPENSE|MARGININTEREST|RETOFCAP';
/** They move securities, not cash. */
const OTHER = 'REINVEST|TRANSFER|SPLIT|JRNLSEC|JRNLFUND|CLOSUREOPT';
const TRANSACTION = new RegExp(`<(STMTTRN|${CASH}|${OTHER})>`, 'gi');

interface Element {
  readonly tag: string;
  readonly block: string;
}

/** Each transaction in the order of the file. */
const transactionsOf = (statement: string): Element[] => {
  const found = [...statement.matchAll(TRANSACTION)];
  return found.map(({ 0: opening, 1: tag = '', index }, position) => {
    const rest = statement.slice(index + opening.length, found[position + 1]?.index);
    return { tag: tag.toUpperCase(), block: rest.split(new RegExp(`</${tag}>`, 'i'))[0] ?? '' };
  });
};

const words: Record<string, string> = { INCOME: 'Income', INVEXPENSE: 'Expense', RETOFCAP: 'Return of capital' };
const wordOf = (tag: string): string => {
  if (tag.startsWith('BUY')) return 'Buy';
  if (tag.startsWith('SELL')) return 'Sell';
  return words[tag] ?? tag[0] + tag.slice(1).toLowerCase();
};

/** The name of a security by its id. */
const securitiesOf = (text: string): Map<string, string> =>
  new Map(blocksOf(text, 'SECINFO').map((block) => [textOf(block, 'UNIQUEID'), textOf(block, 'SECNAME')]));

interface Line {
  readonly date: string | null;
  readonly description: string;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly isCash: boolean;
}

/** Null for Canadian dollars. */
const foreign = (code: string): string | null => {
  const written = code.toUpperCase().slice(0, 3);
  return written === '' || written === 'CAD' ? null : written;
};

/** `CURRENCY` states that of the amount; `ORIGCURRENCY` that of a converted one. */
const currencyOf = (block: string, ofAccount: string | null): string | null => {
  const [own] = blocksOf(block, 'CURRENCY');
  return own === undefined ? ofAccount : foreign(textOf(own, 'CURSYM'));
};

const lineOf = ({ tag, block }: Element, ofAccount: string | null, securities: Map<string, string>): Line => {
  const isBank = tag === 'STMTTRN';
  const memo = textOf(block, 'MEMO');
  const id = textOf(block, 'UNIQUEID');
  const parts = isBank ? [textOf(block, 'NAME'), memo] : [wordOf(tag), securities.get(id) ?? id, memo];
  const description = parts.filter((part, index, all) => part && all.indexOf(part) === index).join(' ');
  return {
    date: dayOf(textOf(block, 'DTPOSTED') || textOf(block, 'DTTRADE') || textOf(block, 'DTSETTLE')),
    description: cleanDescription(description),
    amount: readBankAmount(textOf(block, isBank ? 'TRNAMT' : 'TOTAL')),
    currency: currencyOf(block, ofAccount),
    isCash: isBank || new RegExp(`^(?:${CASH})$`).test(tag),
  };
};

interface Account {
  readonly key: string;
  readonly ending: string;
  readonly currency: string | null;
  readonly statements: readonly string[];
}

/** Statements by account; a file without any element of a statement is one. */
const accountsOf = (text: string): Account[] => {
  const statements = blocksOf(text, 'STMTRS|CCSTMTRS|INVSTMTRS');
  const accounts = new Map<string, Account>();
  for (const statement of statements.length > 0 ? statements : [text]) {
    const [bank, number, currency] = ['BANKID', 'ACCTID', 'CURDEF'].map((tag) => textOf(statement, tag));
    const key = accountKey('ofx', bank || textOf(statement, 'BROKERID'), number ?? '', currency ?? '');
    const known = accounts.get(key);
    accounts.set(key, {
      key,
      ending: endingOf(number ?? ''),
      currency: foreign(currency ?? ''),
      statements: [...(known?.statements ?? []), statement],
    });
  }
  return [...accounts.values()];
};

const balanceOf = (statements: readonly string[]): Statement['closingBalance'] => {
  const balances = statements.flatMap((statement) => {
    const [block = ''] = blocksOf(statement, 'LEDGERBAL');
    const [date, amount] = [dayOf(textOf(block, 'DTASOF')), readBankAmount(textOf(block, 'BALAMT'))];
    return date === null || amount === null ? [] : [{ date, amount }];
  });
  return balances.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1) ?? null;
};

interface Outcome {
  readonly movements: Movement[];
  readonly unreadable: number[];
  readonly leftOut: LeftOut[];
}

const outcomeOf = (lines: readonly Line[], { kept }: Reading): Outcome => {
  const outcome: Outcome = { movements: [], unreadable: [], leftOut: [] };
  lines.forEach(({ date, description, amount, currency, isCash }, index) => {
    const line = index + 1;
    const reason = isCash ? 'currency' : 'investment';
    const isLeftOut = currency !== null || !isCash;
    const row: LeftOut = { line, date, description, amount, currency, reason };
    const counted = isLeftOut ? keptAmount(row, kept) : amount;
    if (date !== null && counted !== null) outcome.movements.push({ date, description, amount: counted });
    else if (isLeftOut) outcome.leftOut.push(row);
    else outcome.unreadable.push(line);
  });
  return outcome;
};

/**
 * Reads the transactions of one account of an OFX or QFX file. The bank's ids are ignored: banks reuse and change them.
 * @throws StatementRefused above the limit of transactions
 */
export const readOfx = (text: string, reading: Reading = plainReading()): Statement => {
  const securities = securitiesOf(text);
  let transactions = 0;
  const accounts = accountsOf(text).map((account) => {
    const elements = account.statements.flatMap(transactionsOf);
    transactions += elements.length;
    if (transactions > MOST_MOVEMENTS_PER_STATEMENT) throw new StatementRefused('statementTooLong');
    return { ...account, lines: elements.map((element) => lineOf(element, account.currency, securities)) };
  });
  const numbered = accounts.filter(({ ending }) => ending !== '');
  const chosen = chooseAccount(
    (accounts.length > 1 ? accounts : numbered).map(({ key }) => key),
    reading.account,
    reading.rememberedAccount,
  );
  const own = chosen.needsAccount ? undefined : (accounts.find(({ key }) => key === chosen.account) ?? accounts[0]);
  return {
    ...withoutColumns,
    format: 'ofx',
    days: null,
    needsDay: false,
    accounts: accounts.map(({ key, ending, currency, lines, statements }) => ({
      key,
      ending,
      currency,
      found: lines.filter(({ date, amount }) => date !== null && amount !== null).length,
      balance: balanceOf(statements)?.amount ?? null,
    })),
    ...chosen,
    ...outcomeOf(own?.lines ?? [], reading),
    closingBalance: own && own.currency === null ? balanceOf(own.statements) : null,
  };
};
