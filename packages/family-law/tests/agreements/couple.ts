import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';

export const couple = {
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
  partnerIncome: cents(7_000_000),
  userProvince: 'ON',
  partnerProvince: 'ON',
  spousalSupportRequested: false,
  hasAssets: false,
  hasDebt: false,
  preferredDisputeResolution: 'Mediation',
  agreedToTerms: true,
} satisfies IntakeRecord;

export const twoChildren = {
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
} satisfies IntakeRecord;

export const jointHome = {
  livingSituation: 'We own jointly',
  matrimonialHomeAgreed: true,
  homeEstimatedValue: cents(78_000_000),
  homeMortgageBalance: cents(31_250_000),
  homeDivisionDescription:
    'The home is listed for sale by 1 April 2027. After the mortgage and costs are paid, each of us receives half.',
} satisfies IntakeRecord;

export const robin = { name: 'Robin Example', birthdate: '2015-03-04' };
export const student = { name: 'Jo Example', birthdate: '2006-10-12', dependency: 'Studies full time' } as const;
export const paidSpousally = {
  spousalSupportRequested: true,
  spousalSupportPayer: 'owner',
  spousalSupportAmount: cents(150_000),
  spousalSupportDuration: 'until reviewed, which either of us may ask for from 1 January 2032 on',
  spousalSupportReason: 'Sam stayed at home for twelve years with the children.',
} satisfies IntakeRecord;
