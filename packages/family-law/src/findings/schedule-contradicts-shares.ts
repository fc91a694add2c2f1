import { contradictsSchedule } from '../agreement/schedule-contradiction.js';
import type { Check } from './check.js';
import { equalScheduleNotShared } from './equal-schedule-not-shared.js';
import { weekendsNotEqual } from './weekends-not-equal.js';

/** For schedules whose share of the year only counting shows; those that contradict by name have checks of their own. */
export const scheduleContradictsShares: Check = {
  id: 'schedule-contradicts-shares',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 2 and 9: at 40% of the time or more for each parent parenting time is shared, above 60% for one it is not.',
  answers: ['primaryResidence', 'parentingSchedule', 'residentialParent'],
  find: (record, asOf, around) =>
    contradictsSchedule(record, asOf) &&
    [equalScheduleNotShared, weekendsNotEqual].every(({ find }) => find(record, asOf, around) === null)
      ? 'The schedule, counted over a year, gives other shares than the answer about where the children live. The agreement states no share until they agree.'
      : null,
};
