import type { IntakeRecord } from '../intake/record.js';
import { cents } from '../money.js';

/** An invented couple without children and without a home. Amounts in cents. */
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
  supportRelease: 'Both of us give it up',
  hasAssets: false,
  equalizationOutcome: 'Neither of us pays, and both of us give up the claim',
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
