import type { Check } from './check.js';

export const equalScheduleNotShared: Check = {
  id: 'equal-schedule-not-shared',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 9: at 40% of the time or more for each parent, support is worked out from both incomes.',
  answers: ['primaryResidence', 'parentingSchedule'],
  find: ({ parentingSchedule, primaryResidence }) => {
    const isEqual = parentingSchedule === '2-2-3' || parentingSchedule === 'Week on/week off';
    return isEqual && primaryResidence !== undefined && primaryResidence !== 'Equal (shared)'
      ? `The schedule (${parentingSchedule}) gives each parent half of the time, but the answer about where the children live is not "Equal (shared)".`
      : null;
  },
};
