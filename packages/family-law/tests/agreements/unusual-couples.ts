import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, jointHome, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { paidSpousally, reasonsForRelease, robin } from './couple.ts';

const kim = { name: 'Kim Example', birthdate: '2018-09-30' };
const born = { userBirthdate: '1974-04-01', partnerBirthdate: '1976-08-15' } satisfies IntakeRecord;

const family = {
  ...couple,
  ...twoChildren,
  ...born,
  children: [robin, kim],
  childSupportStart: '2027-01-01',
  supportMethod: 'E-transfer',
  supportDay: 'First day of the month',
} satisfies IntakeRecord;

const support = {
  ...paidSpousally,
  spousalForm: 'Every month',
  spousalStart: '2027-01-01',
  spousalEnd: '2034-06-30',
  spousalSupportDuration: 'until 30 June 2034',
  spousalBefore: 'We leave it open',
} satisfies IntakeRecord;

/** Nine of twenty-one nights with the owner. */
const threeWeeks = 'ppppooo pppoppo ppooopo'
  .replaceAll(' ', '')
  .split('')
  .map((night): Party => (night === 'o' ? 'owner' : 'partner'));

/** Couples with traits that few have; each can sign. Amounts in cents, with a draft on 2026-11-21. */
export const unusualCouples: Record<string, IntakeRecord> = {
  'an adult child with a disability, and a pension whose payments are divided': {
    ...family,
    children: [
      {
        name: 'Robin Example',
        birthdate: '2003-03-04',
        specialNeeds: true,
        dependency: 'Illness or disability',
        ownSupport: cents(60_000),
      },
    ],
    userBirthdate: '1958-04-01',
    partnerBirthdate: '1961-08-15',
    marriageDate: '1990-06-16',
    userIncomeKind: 'A pension',
    userIncome: cents(6_200_000),
    partnerIncome: cents(4_100_000),
    ...reasonsForRelease,
    hasAssets: true,
    assetTypes: ['Pension'],
    assetDivisionDescription: 'The pension is divided as this agreement says.',
    pensions: [
      {
        member: 'owner',
        plan: 'Sample Teachers’ Plan',
        law: 'Ontario',
        familyLawValue: cents(62_000_000),
        valuedOn: '2026-02-01',
        settlement: 'The payments are divided',
        monthly: cents(380_000),
        share: cents(180_000),
        survivorBenefit: 'Kept',
        countedIn: 'All of it with its member',
      },
    ],
  },
  'an income outside Canada, as it would be before tax in Canada': {
    ...family,
    userProvince: 'abroad',
    incomeAbroad: 'What it would be before tax in Canada',
    userIncome: cents(9_600_000),
    useGuidelines: false,
    agreedChildSupportAmount: cents(146_000),
    childSupportReason: 'The amount of the Ontario table for the income of Alex, rounded up.',
    ...reasonsForRelease,
  },
  'support that began in the past, made up over a year': {
    ...family,
    ...support,
    userIncome: cents(11_800_000),
    partnerIncome: cents(3_600_000),
    childSupportStart: '2026-06-01',
    childPastPaid: 'Over 12 months',
    spousalStart: '2026-06-01',
    spousalPastPaid: 'Over 12 months',
    spousalSupportAmount: cents(40_000),
    spousalBefore: 'Nothing is owed for it',
  },
  'a rota of three weeks': {
    ...family,
    primaryResidence: 'Equal (shared)',
    residentialParent: undefined,
    parentingSchedule: 'Custom',
    scheduleDays: threeWeeks,
    scheduleStartsOn: '2026-12-07',
    exchangeHour: '17:00',
    userIncome: cents(9_400_000),
    partnerIncome: cents(6_100_000),
    ...reasonsForRelease,
  },
  'a home owned together with a parent, and savings in own words': {
    ...family,
    ...jointHome,
    homeThirdOwner: 'Pat Example',
    homeDivisionDescription: undefined,
    homePlan: 'We sell it',
    homeBy: '2027-06-30',
    homePrice: cents(74_000_000),
    homeDefault: 'Either of us may list it for sale alone',
    hasAssets: true,
    assetTypes: ['Bank accounts'],
    assetDivisionDescription: 'Sam keeps the TFSA, and Alex the RESP of the children.',
    respUse: 'Before we share the costs',
    ...reasonsForRelease,
  },
  'a child of another relationship whose support comes first': {
    ...family,
    ...support,
    userIncome: cents(13_200_000),
    partnerIncome: cents(3_100_000),
    otherChildren: [
      {
        parent: 'owner',
        name: 'Jamie Example',
        birthdate: '2009-05-05',
        livesWithParent: false,
        supportPaid: cents(90_000),
      },
    ],
    spousalSupportAmount: cents(30_000),
  },
  'self-employment, rent, and the disability tax credit': {
    ...couple,
    ...born,
    ...support,
    marriageDate: '2002-06-16',
    userIncome: cents(10_400_000),
    userIncomeKind: 'Self-employment',
    userHousing: 'Rent',
    userHousingCost: cents(2_160_000),
    partnerIncome: cents(2_400_000),
    partnerIncomeKind: 'Employment',
    partnerDisabilityCredit: true,
    partnerHousing: 'Property tax',
    partnerHousingCost: cents(380_000),
    spousalSupportAmount: cents(270_000),
  },
  'one child with one parent and one with both': {
    ...family,
    primaryResidence: 'Other arrangement',
    residentialParent: undefined,
    parentingSchedule: 'Custom',
    customScheduleNotes: 'Robin lives with Sam. Kim lives one week with each of us.',
    children: [
      { ...robin, livesWith: 'partner' },
      { ...kim, livesWith: 'both' },
    ],
    userIncome: cents(9_000_000),
    partnerIncome: cents(6_000_000),
    agreedChildSupportAmount: cents(100_000),
    childSupportReason: 'Between the two methods that this agreement states.',
    ...reasonsForRelease,
  },
  'a lump sum beside the costs of the children': {
    ...family,
    ...support,
    userIncome: cents(12_600_000),
    partnerIncome: cents(3_400_000),
    expenses: [
      {
        child: 'Kim Example',
        kind: 'Child care',
        what: 'After-school care',
        amount: cents(42_000),
        per: 'A month',
        paidBy: 'partner',
      },
    ],
    spousalForm: 'Once, as a lump sum',
    spousalSupportAmount: undefined,
    spousalLumpSum: cents(2_040_000),
    spousalLumpSumOn: '2027-01-31',
    spousalLumpSumMonthly: cents(60_000),
    spousalLumpSumUntil: '2032-06-30',
    spousalLumpSumRate: '2%',
  },
  'a boat, a clause of their own, and no marriage': {
    ...couple,
    ...born,
    relationshipType: 'Common-law',
    marriageDate: undefined,
    equalizationOutcome: undefined,
    cohabitationDate: '2011-09-01',
    supportRelease: 'We leave it open',
    hasAssets: true,
    assetTypes: ['Boat'],
    assetDivisionDescription: 'Alex keeps it and pays its storage.',
    optionalClauses: ['We share the cottage garden until 2028.'],
  },
};
