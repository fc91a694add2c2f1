import { longDate } from '../agreement/print.js';
import type { Check } from './check.js';

export const pensionNotAtSeparation: Check = {
  id: 'pension-not-at-separation',
  severity: 'attention',
  why: 'Family Law Act, s. 10.1(1) and (2); Pension Benefits Act, s. 67.2: the family law value is that of the valuation date, which is the day of separation.',
  answers: ['pensions', 'separationDate'],
  find: ({ pensions = [], separationDate }) => {
    const other = pensions.find(({ valuedOn }) => valuedOn && separationDate && valuedOn !== separationDate);
    return other?.valuedOn && separationDate
      ? `A pension is valued as of ${longDate(other.valuedOn)}, and not of the day of separation (${longDate(separationDate)}).`
      : null;
  },
};
