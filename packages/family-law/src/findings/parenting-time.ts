import { openResidence, parentingShare } from '../agreement/parenting-share.js';
import { isNothingPayable } from '../terms/child-support.js';
import { wholeShare } from '../terms/parenting.js';
import type { Check } from './check.js';

export const equalScheduleNotShared: Check = {
  id: 'equal-schedule-not-shared',
  severity: 'blocking',
  why: 'Federal Child Support Guidelines, s. 9: where each parent has at least 40% of the time, support is worked out from both incomes.',
  answers: ['primaryResidence', 'parentingSchedule'],
  find: ({ parentingSchedule, primaryResidence }) => {
    const isEqual =
      parentingSchedule !== undefined && parentingSchedule !== 'Alternate weekends' && parentingSchedule !== 'Custom';
    return isEqual && primaryResidence === 'Primarily with one parent'
      ? `Your schedule (${parentingSchedule}) gives each of you about half of the time, but you answered that the children live primarily with one parent. Change one of the two answers.`
      : null;
  },
};

export const weekendsNotEqual: Check = {
  id: 'weekends-not-equal',
  severity: 'blocking',
  why: 'Federal Child Support Guidelines, s. 2 and 9: every second weekend is about 15% of a year, and parenting time is shared only from 40%.',
  answers: ['parentingSchedule', 'primaryResidence'],
  find: ({ parentingSchedule, primaryResidence }) =>
    parentingSchedule === 'Alternate weekends' && primaryResidence === 'Equal (shared)'
      ? 'You answered that the children live with both of you equally, but with alternate weekends one of you has them for about 15% of the time. Change one of the two answers.'
      : null,
};

/** For schedules whose share of the year must be counted; named schedules have separate checks. */
export const scheduleContradictsShares: Check = {
  id: 'schedule-contradicts-shares',
  severity: 'blocking',
  why: 'Federal Child Support Guidelines, s. 2 and 9: parenting time is shared where each parent has at least 40% of the year; a parent with more than 60% has the majority of parenting time.',
  answers: ['primaryResidence', 'scheduleDays', 'parentingSchedule', 'residentialParent', 'children'],
  find: (record, asOf, around) => {
    const open = openResidence(record, asOf);
    const share = parentingShare(record, asOf)?.hours.share;
    const isNamed = [equalScheduleNotShared, weekendsNotEqual].some(({ find }) => find(record, asOf, around) !== null);
    if (open?.answer !== 'primaryResidence' || !share || isNamed) return null;
    const { owner, partner } = wholeShare(share);
    return `Counted over a year, your schedule gives you ${owner}% and your partner ${partner}% of the time. This does not fit your answer about where the children live. Change the answer or the schedule; until then the agreement states no share and no amount of child support.`;
  },
};

/** Shared time is stated only where it is counted. */
export const sharedTimeNotCounted: Check = {
  id: 'shared-time-not-counted',
  severity: 'blocking',
  why: 'Federal Child Support Guidelines, s. 9: the set-off of both table amounts applies only where each parent has at least 40% of the time over a year.',
  answers: ['scheduleDays', 'customScheduleNotes', 'primaryResidence'],
  find: (record, asOf) =>
    openResidence(record, asOf)?.answer === 'scheduleDays'
      ? 'You answered that the children live with both of you equally, and described the schedule in your own words. Mark with whom the children are on each day of the weeks that repeat, so that the shares of the year can be counted.'
      : null,
};

export const childBenefitContradictsResidence: Check = {
  id: 'child-benefit-contradicts-residence',
  severity: 'attention',
  why: 'Income Tax Act, s. 122.6 "eligible individual" and "shared-custody parent": the benefit is paid according to where the children live, and an agreement does not change that.',
  answers: ['childBenefit', 'childBenefitBy', 'primaryResidence', 'residentialParent'],
  find: ({ childBenefit, childBenefitBy, primaryResidence, residentialParent }) => {
    if (childBenefit === 'Each of us applies for half' && primaryResidence === 'Primarily with one parent')
      return 'You agreed that each of you applies for half of the Canada Child Benefit, but the children live primarily with one of you. Only the parent with whom they primarily live can apply.';
    if (childBenefit !== 'One of us applies for it') return null;
    if (primaryResidence === 'Equal (shared)')
      return 'You agreed that one of you applies for the whole Canada Child Benefit, but you share parenting time. The CRA then pays half to each of you.';
    return primaryResidence === 'Primarily with one parent' && childBenefitBy && residentialParent !== childBenefitBy
      ? 'The parent who applies for the Canada Child Benefit is not the parent with whom the children primarily live. Change one of the two answers.'
      : null;
  },
};

export const dependantCreditOfPayer: Check = {
  id: 'dependant-credit-of-payer',
  severity: 'attention',
  why: 'Income Tax Act, s. 118(5) and (5.1): a parent who has to pay support for a child cannot claim the amount for that child, unless both parents have to pay.',
  answers: ['dependantCredit', 'dependantCreditBy', 'childSupportPayer'],
  find: ({ dependantCredit, dependantCreditBy, primaryResidence }, _asOf, { terms: { childSupport } }) => {
    const payor = childSupport?.payor.value;
    if (!dependantCredit || !payor || childSupport.setOff || isNothingPayable(childSupport)) return null;
    const hasChildAtHome =
      primaryResidence === 'Other arrangement' &&
      childSupport.children?.byTable.some(({ child }) => child.livesWith === payor);
    if (hasChildAtHome) return null;
    if (dependantCredit === 'In turn, year by year')
      return 'You agreed to take turns claiming the amount for an eligible dependant, but the parent who pays child support cannot claim it.';
    return dependantCreditBy === payor
      ? 'The parent who is to claim the amount for an eligible dependant pays child support, and therefore cannot claim it.'
      : null;
  },
};
