import { portion } from '../money.js';
import { money } from '../print.js';
import type { Check } from './check.js';

const why =
  'Federal Child Support Guidelines, s. 3; D.B.S. v. S.R.G., 2006 SCC 37: support for an earlier time follows the tables and incomes of that time.';

/** Above it the difference is not explained by expenses or a higher income. */
const FAR_ABOVE = { numerator: 3, denominator: 2 };
const FAR_BELOW = { numerator: 1, denominator: 4 };

export const arrearsAboveTables: Check = {
  id: 'arrears-above-tables',
  severity: 'attention',
  why,
  answers: ['childArrears', 'childArrearsSince'],
  find: (_record, _asOf, { terms }) => {
    const { owed, byTable } = terms.childSupport?.arrears ?? {};
    if (!owed?.value || !byTable?.value) return null;
    if (owed.value <= portion(byTable.value, FAR_ABOVE.numerator, FAR_ABOVE.denominator)) return null;
    return `You state ${money(owed.value)} of child support for the time before, but the table amounts of that time add up to ${money(byTable.value)}. Correct the amount or the day from which it is owed.`;
  },
};

export const arrearsBelowTables: Check = {
  id: 'arrears-below-tables',
  severity: 'note',
  why,
  answers: ['childArrears', 'childArrearsSince'],
  find: (_record, _asOf, { terms }) => {
    const { owed, byTable } = terms.childSupport?.arrears ?? {};
    if (!owed?.value || !byTable?.value) return null;
    if (owed.value >= portion(byTable.value, FAR_BELOW.numerator, FAR_BELOW.denominator)) return null;
    return `You state ${money(owed.value)} of child support for the time before, but the table amounts of that time add up to ${money(byTable.value)}. This is right only if most of it has already been paid.`;
  },
};
