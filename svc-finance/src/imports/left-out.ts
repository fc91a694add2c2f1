import type { LeftOutReason } from '@evenhand/contracts/finance/imports';

/** A row that is not counted, in the currency of the row; cents. */
export interface LeftOut {
  readonly line: number;
  readonly date: string | null;
  readonly description: string;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly reason: LeftOutReason;
}

/** Rows that the person counts nevertheless, by line; null keeps the amount of the file. */
export type Kept = ReadonlyMap<number, number | null>;

/** The amount of a left-out row that the person counts; null leaves it out. */
export const keptAmount = ({ line, amount, reason, currency }: LeftOut, kept: Kept): number | null => {
  if (!kept.has(line)) return null;
  const stated = kept.get(line) ?? null;
  if (stated !== null) return stated;
  const isUsable = currency === null && reason !== 'direction' && reason !== 'currency';
  return isUsable ? amount : null;
};
