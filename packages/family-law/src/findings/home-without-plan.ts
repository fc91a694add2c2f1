import { listed } from '../agreement/print.js';
import { ownsHome } from '../clauses/people.js';
import type { Check } from './check.js';

export const homeWithoutPlan: Check = {
  id: 'home-without-plan',
  severity: 'attention',
  why: 'Family Law Act, s. 19, 21 and 56(4): both may live in the home until it is settled, and its value is part of the disclosure.',
  answers: ['homeDivisionDescription', 'homeEstimatedValue', 'homeMortgageBalance'],
  find: (record) => {
    if (!ownsHome(record)) return null;
    const missing = [
      ...(record.homePlan || record.homeDivisionDescription?.trim() ? [] : ['what happens to it']),
      ...(record.homeEstimatedValue === undefined ? ['what it is worth'] : []),
      ...(record.homeMortgageBalance === undefined ? ['what is owed on it'] : []),
    ];
    return missing.length > 0 ? `You own a home, but the answers do not say ${listed(missing)}.` : null;
  },
};
