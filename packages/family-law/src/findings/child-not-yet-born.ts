import { listed } from '../agreement/print.js';
import type { Check } from './check.js';
import { childrenByBirth } from './children-by-birth.js';

export const childNotYetBorn: Check = {
  id: 'child-not-yet-born',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 13(a): the birth date of each child stands in the agreement.',
  answers: ['children'],
  find: (record, asOf) => {
    const ahead = childrenByBirth(record).filter(({ birthdate }) => birthdate > asOf);
    return ahead.length > 0 ? `The birth date lies in the future: ${listed(ahead.map(({ called }) => called))}.` : null;
  },
};
