import { money } from '../agreement/print.js';
import { NOTHING } from '../money.js';
import { agreedBesideTable } from './agreed-amount.js';
import type { Check } from './check.js';

/** A reason is heard and does not settle it: support is the child's right, and parents cannot bargain it away. */
export const amountBelowTableWithReason: Check = {
  id: 'amount-below-table-with-reason',
  severity: 'attention',
  why: 'Divorce Act, s. 11(1)(b) and 15.1(5) to (8); Family Law Act, s. 33(11) to (14) and 56(1.1): support is the right of the child. A court looks at whether the children are reasonably provided for, whatever the reason.',
  answers: ['agreedChildSupportAmount', 'childSupportReason'],
  find: (record, asOf) => {
    const beside = agreedBesideTable(record, asOf);
    if (!beside?.guidelines.payor || !record.childSupportReason?.trim()) return null;
    const { agreed, guidelines } = beside;
    if (agreed >= guidelines.monthly) return null;
    const given = money(guidelines.monthly);
    return agreed === NOTHING
      ? `No child support is agreed, where the Guidelines give ${given} a month. You have written a reason; a court may not accept it.`
      : `The agreed child support of ${money(agreed)} a month is less than the ${given} that the Guidelines give. You have written a reason; a court may not accept it.`;
  },
};
