import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';

const couple = {
  userName: 'Alex Example',
  partnerName: 'Sam Sample',
  userEmail: 'alex@example.test',
  partnerEmail: 'sam@example.test',
  relationshipType: 'Legally married',
  marriageDate: '2012-06-16',
  separationDate: '2026-02-01',
  livingSituation: 'We rent',
  hasChildren: false,
  userIncome: cents(8_200_000),
  partnerIncome: cents(4_100_000),
  spousalSupportRequested: false,
  hasAssets: false,
  hasDebt: false,
  preferredDisputeResolution: 'Mediation',
  agreedToTerms: true,
} satisfies IntakeRecord;

const twoChildren = {
  hasChildren: true,
  children: [
    { name: 'Robin Example', birthdate: '2015-03-04' },
    { name: 'Kim Example', birthdate: '2018-09-30', specialNeeds: true },
  ],
  primaryResidence: 'Primarily with one parent',
  residentialParent: 'partner',
  decisionMaking: 'Joint',
  parentingSchedule: 'Alternate weekends',
  useGuidelines: true,
  childSupportPayer: 'owner',
  userProvince: 'ON',
  partnerProvince: 'ON',
} satisfies IntakeRecord;

const jointHome = {
  livingSituation: 'We own jointly',
  matrimonialHomeAgreed: true,
  homeEstimatedValue: cents(78_000_000),
  homeMortgageBalance: cents(31_250_000),
  homeDivisionDescription:
    'The home is listed for sale by 1 April 2027. After the mortgage and costs are paid, each of us receives half.',
} satisfies IntakeRecord;

/** One situation a golden agreement: the file of the same name is what the clause library makes of it. */
export const situations: Record<string, IntakeRecord> = {
  'married-no-children-renting': couple,
  'married-two-children-joint-home': { ...couple, ...twoChildren, ...jointHome },
  'married-shared-week-on-week-off': {
    ...couple,
    ...twoChildren,
    primaryResidence: 'Equal (shared)',
    parentingSchedule: 'Week on/week off',
  },
  'married-shared-2-2-3-agreed-amount': {
    ...couple,
    ...twoChildren,
    primaryResidence: 'Equal (shared)',
    parentingSchedule: '2-2-3',
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
  'married-spousal-support': {
    ...couple,
    spousalSupportRequested: true,
    spousalSupportPayer: 'owner',
    spousalSupportAmount: cents(95_000),
    spousalSupportDuration: 'seven years, until 31 December 2033',
    spousalSupportReason: 'Sam worked part-time for ten years to care for the home.',
  },
  'married-home-owned-by-one-transferred': {
    ...couple,
    ...jointHome,
    livingSituation: 'One of us owns',
    homeOwner: 'owner',
    homeDivisionDescription: 'Alex keeps the home and pays Sam $120,000.00 by 30 June 2027.',
  },
  'common-law-no-children': { ...couple, relationshipType: 'Common-law', marriageDate: undefined },
  'common-law-one-child-payor-in-quebec': {
    ...couple,
    ...twoChildren,
    relationshipType: 'Common-law',
    marriageDate: undefined,
    children: [{ name: 'Robin Example', birthdate: '2015-03-04' }],
    userProvince: 'QC',
  },
  'married-assets-debts-every-optional-clause': {
    ...couple,
    ...twoChildren,
    hasAssets: true,
    assetTypes: ['Bank accounts', 'Vehicles', 'Pension'],
    assetDivisionDescription: 'Each keeps the accounts in their own name. Sam keeps the car.',
    hasDebt: true,
    debtType: 'Credit cards',
    debtDivisionDescription: 'Alex pays the card ending in 0000.',
    optionalClauses: [
      'Life insurance as security',
      'Health benefits for a spouse',
      'Travel with the children',
      'Communication between parents',
      'Return to a former name',
      'Confidentiality',
      'Pets',
    ],
    preferredDisputeResolution: 'Arbitration',
    signWithoutLawyers: true,
  },
  'married-income-over-150000': { ...couple, ...twoChildren, userIncome: cents(21_000_000) },
  'names-in-other-scripts': { ...couple, userName: 'נועה לוי', partnerName: 'Zoë 🌿 O’Brien <b>' },
  'nothing-answered': {},
  'half-answered-with-children': {
    relationshipType: 'Legally married',
    hasChildren: true,
    children: [{ name: 'Robin Example' }, {}],
    livingSituation: 'We own jointly',
    spousalSupportRequested: true,
    hasDebt: true,
  },
};
