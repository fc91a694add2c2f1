import type { Check } from './check.js';

export const equalizationWithoutDisclosure: Check = {
  id: 'equalization-without-disclosure',
  severity: 'attention',
  why: 'Family Law Act, s. 56(4)(a); Rick v. Brandsema, 2009 SCC 10: a court can set aside an agreement when a significant asset or debt was not disclosed.',
  answers: ['relationshipType', 'hasAssets', 'hasDebt'],
  find: ({ relationshipType }, _asOf, { isDisclosed }) =>
    relationshipType === 'Legally married' && isDisclosed === false
      ? 'You settle equalization and give up any further claim to it, but no financial disclosure has been frozen and shown yet.'
      : null,
};
