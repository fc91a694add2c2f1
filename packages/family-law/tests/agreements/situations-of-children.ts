import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, jointHome, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { fromDecember, paidSpousally, reasonsForRelease, robin, student } from './couple.ts';

const days = (named: string): Party[] => named.split(' ').map((day) => (day === 'owner' ? 'owner' : 'partner'));

export const situationsOfChildren: Record<string, IntakeRecord> = {
  'married-shared-week-on-week-off': {
    ...couple,
    ...twoChildren,
    primaryResidence: 'Equal (shared)',
    parentingSchedule: 'Week on/week off',
    ...fromDecember,
  },
  'married-shared-2-2-3-agreed-amount': {
    ...couple,
    ...twoChildren,
    primaryResidence: 'Equal (shared)',
    parentingSchedule: '2-2-3',
    ...fromDecember,
    useGuidelines: false,
    agreedChildSupportAmount: cents(60_000),
    childSupportReason: 'Sam has the children’s costs for sports and music, which are higher.',
  },
  'married-one-parent-decides-custom-schedule': {
    ...couple,
    ...twoChildren,
    decisionMaking: 'One parent',
    decisionMaker: 'partner',
    parentingSchedule: 'Custom',
    customScheduleNotes:
      'Every Wednesday from school to 19:30, and every second weekend from Friday to Monday morning.',
  },
  'married-three-children-other-arrangement': {
    ...couple,
    ...twoChildren,
    children: [
      { name: 'Jo Example', birthdate: '2012-12-24', livesWith: 'owner' },
      ...twoChildren.children.map((child) => ({ ...child, livesWith: 'partner' as const })),
    ],
    primaryResidence: 'Other arrangement',
    residentialParent: undefined,
    parentingSchedule: 'Custom',
    customScheduleNotes: 'Jo lives with Alex. Robin and Kim live with Sam. All three spend every weekend together.',
    agreedChildSupportAmount: cents(45_000),
    childSupportReason: 'Alex also pays for the school bus and the music lessons of Robin and Kim.',
  },
  'married-adult-student-with-an-amount-of-her-own': {
    ...couple,
    ...twoChildren,
    children: [robin, { ...student, ownSupport: cents(45_000) }],
  },
  'married-only-an-adult-student-spousal-support': {
    ...couple,
    ...twoChildren,
    ...paidSpousally,
    userIncome: cents(13_000_000),
    partnerIncome: cents(3_000_000),
    children: [{ ...student, ownSupport: cents(60_000) }],
    spousalSupportAmount: cents(180_000),
    spousalBefore: 'We leave it open',
  },
  'married-adult-child-with-a-disability': {
    ...couple,
    ...twoChildren,
    children: [{ ...robin, birthdate: '2004-03-04', specialNeeds: true, dependency: 'Illness or disability' }],
  },
  'married-children-of-age-and-independent': {
    ...couple,
    ...twoChildren,
    ...reasonsForRelease,
    children: [
      { name: 'Robin Example', birthdate: '2001-03-04' },
      { name: 'Kim Example', birthdate: '2003-09-30' },
    ],
  },
  'married-no-incomes': {
    ...couple,
    ...twoChildren,
    userIncome: cents(0),
    partnerIncome: cents(0),
  },
  'married-schedule-contradicts-residence': {
    ...couple,
    ...twoChildren,
    primaryResidence: 'Equal (shared)',
  },
  'married-no-child-support-agreed': {
    ...couple,
    ...twoChildren,
    ...jointHome,
    livingSituation: 'One of us owns',
    homeOwner: 'owner',
    homeDivisionDescription: undefined,
    homePlan: 'We sell it',
    homeBy: '2031-07-31',
    exclusivePossession: 'partner',
    exclusivePossessionUntil: '2031-07-31',
    agreedChildSupportAmount: cents(0),
    childSupportReason: 'Sam lives in the home without rent, which is worth more than the table amount.',
  },
  'married-six-children': {
    ...couple,
    ...twoChildren,
    children: ['2009-01-02', '2011-03-04', '2013-05-06', '2015-07-08', '2017-09-10', '2019-11-12'].map(
      (birthdate, index) => ({ name: `Child Example ${index + 1}`, birthdate }),
    ),
  },
  'married-own-two-weeks-parenting-coordinator': {
    ...couple,
    ...twoChildren,
    primaryResidence: 'Equal (shared)',
    residentialParent: undefined,
    parentingSchedule: 'Custom',
    scheduleDays: [
      ...days('partner partner partner owner owner owner partner'),
      ...days('partner partner owner owner owner partner partner'),
    ],
    customScheduleNotes: 'On Thursdays Alex picks the children up at day care.',
    ...fromDecember,
    optionalClauses: ['Communication between parents', 'Parenting coordinator'],
  },
  'married-one-step-child-hidden-home-religious-barriers': {
    ...couple,
    ...twoChildren,
    children: [{ ...robin, stepParent: 'owner', school: 'Sample Public School' }],
    partnerAddress: '2 Hidden Lane, Ottawa, Ontario',
    partnerAddressHidden: true,
    partnerServiceAddress: 'Sample Law, 3 Court Street, Ottawa, Ontario',
    marchBreakSharing: 'In turn, year by year',
    marchBreakFirst: 'owner',
    winterBreakSharing: 'Half each',
    winterBreakFirst: 'partner',
    firstRefusal: 'From 8 hours on',
    newPartners: ['The other parent hears of it first', 'No stays overnight in the first year'],
    socialMedia: 'No pictures of the children in public',
    optionalClauses: ['Travel with the children', 'Religious barriers to remarriage'],
  },
  'married-2-2-5-5-with-an-adult-student': {
    ...couple,
    ...twoChildren,
    children: [robin, { ...student, school: 'Sample University', livesWith: 'both' }],
    primaryResidence: 'Equal (shared)',
    residentialParent: undefined,
    parentingSchedule: '2-2-5-5',
    ...fromDecember,
  },
};
