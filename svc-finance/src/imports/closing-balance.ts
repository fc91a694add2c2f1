import type { Statement } from './statement.js';

export interface BalancedLine {
  readonly date: string;
  readonly cents: number;
  readonly balance: number | null;
}

interface Known extends BalancedLine {
  readonly balance: number;
}

/** How many neighbours agree: the newer balance is the older one and the newer amount, or less it, on debts. */
const agreeing = (lines: readonly Known[], sign: 1 | -1): number =>
  lines.filter((line, index) => {
    const older = lines[index - 1];
    return older !== undefined && line.balance === older.balance + sign * line.cents;
  }).length;

const bestOf = (lines: readonly Known[]): number => Math.max(agreeing(lines, 1), agreeing(lines, -1));

/** Files are sorted either way: takes the balance at the newer end, by the days, else by the arithmetic of one day. */
export const closingBalance = (lines: readonly BalancedLine[]): Statement['closingBalance'] => {
  const known = lines.filter((line): line is Known => line.balance !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const of = ({ date, balance }: Known) => ({ date, amount: balance });
  if (first.date !== last.date) return of(first.date > last.date ? first : last);
  const [oldestFirst, newestFirst] = [bestOf(known), bestOf(known.toReversed())];
  if (oldestFirst === newestFirst) return first.balance === last.balance ? of(last) : null;
  return of(oldestFirst > newestFirst ? last : first);
};
