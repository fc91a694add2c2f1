import type { Statement } from './statement.js';

export interface BalancedLine {
  readonly date: string;
  readonly cents: number;
  readonly balance: number | null;
}

interface Known extends BalancedLine {
  readonly balance: number;
}

const isKnown = (line: BalancedLine): line is Known => line.balance !== null;

/** How many neighbours agree: the newer balance is the older one and the newer amount, or less it, on debts. */
const agreeing = (lines: readonly Known[], sign: 1 | -1): number =>
  lines.filter((line, index) => {
    const older = lines[index - 1];
    return older !== undefined && line.balance === older.balance + sign * line.cents;
  }).length;

/** Whether money out is written without a minus: the balances of an account prove it. Null where they do not. */
export const isPositiveOutByBalance = (lines: readonly BalancedLine[]): boolean | null => {
  const known = lines.filter(isKnown);
  const [first, last] = [known[0], known.at(-1)];
  const ordered = first && last && first.date > last.date ? known.toReversed() : known;
  const [into, out] = [agreeing(ordered, 1), agreeing(ordered, -1)];
  return into === out ? null : out > into;
};

const bestOf = (lines: readonly Known[]): number => Math.max(agreeing(lines, 1), agreeing(lines, -1));

/** Files are sorted either way: takes the balance at the newer end, by the days, else by the arithmetic of one day. */
export const closingBalance = (lines: readonly BalancedLine[]): Statement['closingBalance'] => {
  const stated = lines.filter(isKnown);
  const newest = stated.reduce((day, { date }) => (date > day ? date : day), '');
  // Days can be in one order and their lines in the other.
  const known = stated.filter(({ date }) => date === newest);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const of = ({ date, balance }: Known) => ({ date, amount: balance });
  const [oldestFirst, newestFirst] = [bestOf(known), bestOf(known.toReversed())];
  if (oldestFirst === newestFirst && first.balance !== last.balance) {
    const [top, bottom] = [stated[0], stated.at(-1)];
    if (!top || !bottom || top.date === bottom.date) return null;
    return of(top.date > bottom.date ? first : last);
  }
  return of(oldestFirst > newestFirst ? last : first);
};
