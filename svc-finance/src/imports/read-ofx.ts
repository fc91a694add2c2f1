import { MOST_MOVEMENTS_PER_STATEMENT } from '@evenhand/contracts/finance/imports';
import { readBankAmount } from './amounts.js';
import { readBankDate } from './dates.js';
import type { Movement } from './movement.js';
import type { Statement } from './statement.js';
import { StatementRefused } from './statement-refused.js';

const LONGEST_DESCRIPTION = 500;

/** OFX (and QFX) is SGML or XML: a value ends at the next tag or the end of the line. */
const textOf = (block: string, tag: string): string => {
  const match = new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(block);
  return plain(match?.[1] ?? '').trim();
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '');

/** The text of each element; end tags may be missing. Linear time. */
const blocksOf = (text: string, tag: string): string[] =>
  text
    .split(new RegExp(`<${tag}>`, 'i'))
    .slice(1)
    .map((block) => block.split(new RegExp(`</${tag}>`, 'i'))[0] ?? '');

/** `20261121120000[-5:EST]` is the bank's date in its first eight digits. */
const dayOf = (written: string): string | null => readBankDate(written.slice(0, 8), false);

const movementOf = (block: string): Movement | null => {
  const date = dayOf(textOf(block, 'DTPOSTED'));
  const amount = readBankAmount(textOf(block, 'TRNAMT'));
  const words = [textOf(block, 'NAME'), textOf(block, 'MEMO')].filter(
    (part, index, all) => part && all.indexOf(part) === index,
  );
  const description = words.join(' ').replaceAll('\0', '').slice(0, LONGEST_DESCRIPTION).toWellFormed();
  return date === null || amount === null ? null : { date, description, amount };
};

/**
 * Reads the transactions of an OFX or QFX file. The bank's ids are ignored: banks reuse and change them.
 * @throws StatementRefused above the limit of transactions
 */
export const readOfx = (text: string): Statement => {
  const blocks = blocksOf(text, 'STMTTRN');
  if (blocks.length > MOST_MOVEMENTS_PER_STATEMENT) throw new StatementRefused('statementTooLong');
  const read = blocks.map(movementOf);
  const [balance = ''] = blocksOf(text, 'LEDGERBAL');
  const [date, amount] = [dayOf(textOf(balance, 'DTASOF')), readBankAmount(textOf(balance, 'BALAMT'))];
  return {
    format: 'ofx',
    headings: [],
    mapping: null,
    needsMapping: false,
    movements: read.filter((movement) => movement !== null),
    unreadable: read.flatMap((movement, index) => (movement ? [] : [index + 1])),
    closingBalance: date === null || amount === null ? null : { date, amount },
  };
};
