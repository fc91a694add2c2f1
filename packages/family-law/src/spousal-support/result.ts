import type { Cents } from '@evenhand/contracts/money';
import type { Working } from '../working.js';
import type { ChildSupportBetween } from './child-amounts.js';
import type { Duration } from './duration.js';
import type { NetPosition } from './net-position.js';

export const levels = ['low', 'mid', 'high'] as const;
export type Level = (typeof levels)[number];

/** Monthly amounts, in cents. */
export type SpousalRange = Readonly<Record<Level, Cents>>;

export interface Positions {
  readonly monthly: Cents;
  readonly payor: NetPosition;
  readonly recipient: NetPosition;
  /** The recipient's share of both net incomes, `43.00%`. */
  readonly recipientShare: string;
}

export type Formula =
  | 'without-child'
  | 'with-child'
  | 'with-child-shared'
  | 'with-child-split'
  | 'custodial-payor'
  | 'adult-child';

/** The Advisory Guidelines range; applies only once entitlement is established. */
export interface SpousalSupport extends Working {
  readonly formula: Formula;
  readonly taxYear: number;
  readonly monthly: SpousalRange;
  readonly duration: Duration;
  /** The range at the ceiling of 350,000, when the payor's income is above it. */
  readonly atCeiling: SpousalRange | null;
  /** Tax, benefits and child support at each point of the range, line by line. */
  readonly positions: Readonly<Record<Level, Positions>>;
  /** Monthly; null without children. */
  readonly childSupport: ChildSupportBetween | null;
  /** Shared parenting: both households have the same net disposable income. */
  readonly equalNetIncomes: Positions | null;
}
