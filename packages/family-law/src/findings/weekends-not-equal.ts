import type { Check } from './check.js';

export const weekendsNotEqual: Check = {
  id: 'weekends-not-equal',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 2 and 9: every second weekend is about 15% of a year, and support is shared only from 40% on.',
  answers: ['parentingSchedule', 'primaryResidence'],
  find: ({ parentingSchedule, primaryResidence }) =>
    parentingSchedule === 'Alternate weekends' && primaryResidence === 'Equal (shared)'
      ? 'The children are said to live with both of you equally, but the schedule is alternate weekends.'
      : null,
};
