import { longDate } from '../agreement/print.js';
import type { Check } from './check.js';

export const separationAhead: Check = {
  id: 'separation-ahead',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1) and 54: a separation agreement is made by two people who live separate and apart.',
  answers: ['separationDate'],
  find: ({ separationDate }, asOf) =>
    separationDate && separationDate > asOf ? `The separation (${longDate(separationDate)}) lies in the future.` : null,
};
