import type { Kept } from './left-out.js';

/** Input of a reader in addition to the file: answers of the person, memory of earlier imports, and the day. */
export interface Reading {
  readonly withoutHeadings: boolean;
  readonly dayFirst: boolean | null;
  readonly account: string | null;
  readonly rememberedAccount: string | null;
  /** A debt's balance grows by what is spent, or is written with a minus. */
  readonly isDebt: boolean;
  readonly kept: Kept;
  /** ISO date; null where it is unknown. */
  readonly today: string | null;
  readonly filename: string;
}

export const plainReading = (today: string | null = null): Reading => ({
  withoutHeadings: false,
  dayFirst: null,
  account: null,
  rememberedAccount: null,
  isDebt: false,
  kept: new Map(),
  today,
  filename: '',
});
