import { money } from '../agreement/print.js';
import { unexplainedAmount } from './agreed-amount.js';
import type { Check } from './check.js';

export const supportNotSetOff: Check = {
  id: 'support-not-set-off',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 9: with shared parenting time both table amounts are set off as a starting point.',
  answers: ['childSupportReason', 'agreedChildSupportAmount', 'primaryResidence'],
  find: (record, asOf) => {
    const unexplained = unexplainedAmount(record, asOf);
    if (unexplained?.guidelines.arrangement !== 'shared') return null;
    const { agreed, guidelines } = unexplained;
    const isPayor = guidelines.payor === null || guidelines.payor === record.childSupportPayer;
    return isPayor && agreed > guidelines.monthly
      ? `The children live with each of you for about the same time, but the agreed ${money(agreed)} a month is more than the set-off of ${money(guidelines.monthly)}, and no reason stands beside it.`
      : null;
  },
};
