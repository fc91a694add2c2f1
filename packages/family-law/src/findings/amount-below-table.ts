import { money } from '../agreement/print.js';
import { unexplainedAmount } from './agreed-amount.js';
import type { Check } from './check.js';

export const amountBelowTable: Check = {
  id: 'amount-below-table',
  severity: 'attention',
  why: 'Divorce Act, s. 11(1)(b) and 15.1(5) to (8): a court can refuse the divorce when the children are not reasonably provided for.',
  answers: ['childSupportReason', 'agreedChildSupportAmount', 'childSupportPayer'],
  find: (record, asOf) => {
    const unexplained = unexplainedAmount(record, asOf);
    if (!unexplained?.guidelines.payor) return null;
    const { agreed, guidelines } = unexplained;
    const given = money(guidelines.monthly);
    if (guidelines.payor !== record.childSupportPayer)
      return `By the Guidelines the other parent would pay child support, ${given} a month, and no reason stands beside your own choice.`;
    return agreed < guidelines.monthly
      ? `The agreed child support of ${money(agreed)} a month is less than the ${given} that the Guidelines give, and no reason stands beside it.`
      : null;
  },
};
