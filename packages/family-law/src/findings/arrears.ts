import { longDate } from '@evenhand/contracts/toronto';
import { wholeMonths } from '../calendar-months.js';
import { NOTHING, portion } from '../money.js';
import { money } from '../print.js';
import { isNothingPayable } from '../terms/child-support.js';
import type { Check } from './check.js';
import { paymentsDue } from './payments-due.js';

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

export const childPaymentsInThePast: Check = {
  id: 'child-payments-in-the-past',
  severity: 'attention',
  why,
  answers: ['childPastPaid', 'childSupportStart'],
  find: (_record, _asOf, { terms: { childSupport } }) => paymentsDue('child support', childSupport?.past ?? []),
};

/** Unanswered, the agreement leaves that time open and gives nothing up. */
export const childSupportBeforeFirstPayment: Check = {
  id: 'child-support-before-first-payment',
  severity: 'note',
  why,
  answers: ['childArrears', 'childSupportStart', 'separationDate'],
  find: (_record, _asOf, { terms: { people, childSupport: terms } }) => {
    const separated = people.separatedOn.value;
    if (!separated || terms?.arrears?.owed.value !== NOTHING || isNothingPayable(terms)) return null;
    const months = wholeMonths(separated, terms.due.first);
    return months < 1
      ? null
      : `You separated on ${longDate(separated)}, and child support starts on ${longDate(terms.due.first)}, ${months} ${months === 1 ? 'month' : 'months'} later. You agree that nothing is owed for that time. This is right if it has been paid; support is the children’s, and a court may look at it again.`;
  },
};
