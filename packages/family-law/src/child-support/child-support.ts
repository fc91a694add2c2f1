import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import type { Working } from '../working.js';
import type { Residence } from './province.js';
import type { TableSupport } from './table-support.js';

/** `income`: yearly Guidelines income in cents. */
export interface Parent {
  readonly province: Residence;
  readonly income: Cents;
}

/** Monthly child support, before special expenses (s. 7). */
export interface ChildSupport extends Working {
  readonly arrangement: 'sole' | 'split' | 'shared';
  /** Null when neither pays. */
  readonly payor: Party | null;
  readonly monthly: Cents;
  /** Each parent's table amount with its working; null for a parent who owes none. */
  readonly tables: Record<Party, TableSupport | null>;
}
