import { listed } from '../agreement/print.js';
import { ageOn, provinces } from '../child-support/province.js';
import type { Check } from './check.js';
import { childrenByBirth } from './children-by-birth.js';

export const adultChild: Check = {
  id: 'adult-child',
  severity: 'note',
  why: 'Divorce Act, s. 2(1); Federal Child Support Guidelines, s. 3(2): a child of age counts only while still dependent, for example in full-time school.',
  answers: ['children'],
  find: (record, asOf) => {
    const independent = childrenByBirth(record).filter(
      ({ birthdate, dependency }) => !dependency && ageOn(birthdate, asOf) >= provinces.ON.majority,
    );
    return independent.length > 0
      ? `Of age already, and nothing says why they still depend on you, so no support is payable: ${listed(independent.map(({ called }) => called))}.`
      : null;
  },
};
