import type { Check } from './check.js';

export const homePlanBesideWords: Check = {
  id: 'home-plan-beside-words',
  severity: 'note',
  why: 'Family Law Act, s. 55(1): where two sentences about one thing differ, a court has to guess which one was meant.',
  answers: ['homeDivisionDescription', 'homePlan'],
  find: ({ homePlan, homeDivisionDescription }) =>
    homePlan && homeDivisionDescription?.trim()
      ? 'What becomes of the home stands in the agreement twice: as you chose it and in your own words. Check that both say the same.'
      : null,
};
