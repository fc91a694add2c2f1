import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import type { Working } from '../working.js';
import type { Province } from './province.js';
import type { TableSupport } from './table-support.js';

/** One parent as the tables see them: where they live and their yearly Guidelines income in cents. */
export interface Parent {
  readonly province: Province;
  readonly income: Cents;
}

/** Monthly child support between two parents, before special expenses (s. 7). */
export interface ChildSupport extends Working {
  readonly arrangement: 'sole' | 'split' | 'shared';
  /** Who pays, or null when neither does. */
  readonly payor: Party | null;
  /** What that parent pays a month. */
  readonly monthly: Cents;
  /** The table amount each parent owes or would owe, with its own working; null for a parent who owes none. */
  readonly tables: Record<Party, TableSupport | null>;
}

/** The other of the two. */
export const otherParty = (party: Party): Party => (party === 'owner' ? 'partner' : 'owner');
