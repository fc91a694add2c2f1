import { money } from '../agreement/print.js';
import type { Check } from './check.js';

export const mortgageAboveValue: Check = {
  id: 'mortgage-above-value',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1) and 56(4)(a): values and debts must be right for the agreement to hold.',
  answers: ['homeMortgageBalance', 'homeEstimatedValue'],
  find: ({ homeMortgageBalance: owed, homeEstimatedValue: value }) =>
    owed !== undefined && value !== undefined && owed > value
      ? `More is owed on the home (${money(owed)}) than it is worth (${money(value)}).`
      : null,
};
