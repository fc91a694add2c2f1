import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import { type Cents } from '@evenhand/contracts/money';
import { centsOf, NOTHING } from '../money.js';
import { type Authority, step } from '../working.js';
import type { ChildSupport } from './child-support.js';
import type { TableSupport } from './table-support.js';

/** The parent who owes more pays the difference. */
export const setOff = (owed: Record<Party, Cents>): Pick<ChildSupport, 'payor' | 'monthly'> => {
  const difference = owed.owner - owed.partner;
  if (difference === 0) return { payor: null, monthly: NOTHING };
  return { payor: difference > 0 ? 'owner' : 'partner', monthly: centsOf(Math.abs(difference)) };
};

export const setOffSteps = (
  tables: Record<Party, TableSupport | null>,
  { payor, monthly }: Pick<ChildSupport, 'payor' | 'monthly'>,
  authority: Authority,
): WorkingStep[] => [
  ...stepsOf('First parent', tables.owner),
  ...stepsOf('Second parent', tables.partner),
  step(
    payor === null ? 'Neither pays: both table amounts are the same' : 'Difference of the two table amounts, a month',
    monthly,
    authority,
  ),
];

const stepsOf = (who: string, table: TableSupport | null): WorkingStep[] =>
  (table?.steps ?? []).map((line) => ({ ...line, label: `${who}: ${line.label}` }));
