import { longDate } from '../agreement/print.js';
import type { Check } from './check.js';

export const marriageAfterSeparation: Check = {
  id: 'marriage-after-separation',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1): both dates decide what is divided.',
  answers: ['marriageDate', 'separationDate'],
  find: ({ marriageDate, separationDate }) =>
    marriageDate && separationDate && marriageDate > separationDate
      ? `The marriage (${longDate(marriageDate)}) stands after the separation (${longDate(separationDate)}).`
      : null,
};
