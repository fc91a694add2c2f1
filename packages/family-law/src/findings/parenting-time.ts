import { contradictsSchedule } from '../agreement/parenting-share.js';
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

/** For schedules whose share of the year must be counted; named schedules have separate checks. */
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

export const childBenefitContradictsResidence: Check = {
  id: 'child-benefit-contradicts-residence',
  severity: 'attention',
  why: 'Income Tax Act, s. 122.6 "eligible individual" and "shared-custody parent": the benefit follows where the children live, whatever is agreed.',
  answers: ['childBenefit', 'childBenefitBy', 'primaryResidence', 'residentialParent'],
  find: ({ childBenefit, childBenefitBy, primaryResidence, residentialParent }) => {
    if (childBenefit === 'Each of us applies for half' && primaryResidence === 'Primarily with one parent')
      return 'Each of you is to apply for half of the Canada Child Benefit, but the children live primarily with one of you.';
    if (childBenefit !== 'One of us applies for it') return null;
    if (primaryResidence === 'Equal (shared)')
      return 'One of you is to apply for the whole Canada Child Benefit, but the children live with both of you equally.';
    return primaryResidence === 'Primarily with one parent' && childBenefitBy && residentialParent !== childBenefitBy
      ? 'The one who is to apply for the Canada Child Benefit is not the parent with whom the children live.'
      : null;
  },
};

export const dependantCreditOfPayer: Check = {
  id: 'dependant-credit-of-payer',
  severity: 'attention',
  why: 'Income Tax Act, s. 118(5) and (5.1): whoever pays support for a child cannot claim the amount for that child, unless both have to pay.',
  answers: ['dependantCredit', 'dependantCreditBy', 'childSupportPayer'],
  find: ({ dependantCredit, dependantCreditBy, childSupportPayer, primaryResidence }) => {
    if (!dependantCredit || primaryResidence === 'Equal (shared)' || !childSupportPayer) return null;
    if (dependantCredit === 'In turn, year by year')
      return 'The amount for an eligible dependant is to be claimed in turn, but whoever pays child support cannot claim it.';
    return dependantCreditBy === childSupportPayer
      ? 'The one who is to claim the amount for an eligible dependant pays child support, and then cannot claim it.'
      : null;
  },
};
