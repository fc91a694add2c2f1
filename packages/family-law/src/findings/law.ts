import { longDate } from '@evenhand/contracts/toronto';
import { listed } from '../print.js';
import { overdueLaw } from '../tax/held-law.js';
import { netIncomesOf } from '../terms/net-incomes.js';
import type { Check } from './check.js';

/** Figures of the law that this draft uses after the day until which they are known to hold. */
export const lawOutOfDate: Check = {
  id: 'law-out-of-date',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 3 and Schedule I; Income Tax Act, s. 117.1: tables, taxes and benefits change, most of them each year. An amount worked out with earlier figures can be wrong.',
  answers: ['userIncome', 'partnerIncome'],
  find: (_record, asOf, { terms }) => {
    const isTaxed = terms.spousalSupport.advisory.kind === 'range' || netIncomesOf(terms) !== null;
    const isByTable = Boolean(terms.childSupport?.guidelines);
    const used = overdueLaw(asOf).filter(({ id }) => (id === 'child-support-tables' ? isByTable : isTaxed));
    return used.length === 0
      ? null
      : `This draft of ${longDate(asOf)} is worked out with figures that are known to hold only until an earlier day: ${listed(used.map(({ name, holdsUntil }) => `the ${name} (until ${longDate(holdsUntil)})`))}. Check the amounts against the current figures, or ask a lawyer, before you sign.`;
  },
};
