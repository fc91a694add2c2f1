import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { AS_OF } from './figures.ts';

/** An invented couple with two children and a joint home. */
const answers: IntakeRecord = {
  userName: 'Alex Example',
  partnerName: 'Sam Sample',
  userEmail: 'alex@example.test',
  partnerEmail: 'sam@example.test',
  relationshipType: 'Legally married',
  marriageDate: '2012-06-16',
  separationDate: '2026-02-01',
  livingSituation: 'We own jointly',
  matrimonialHomeAgreed: true,
  homeEstimatedValue: cents(78_000_000),
  homeMortgageBalance: cents(31_250_000),
  homeDivisionDescription:
    'The home is listed for sale by 1 April 2027. After the mortgage and costs are paid, each of us receives half.',
  hasChildren: true,
  children: [
    { name: 'Robin Example', birthdate: '2015-03-04' },
    { name: 'Kim Example', birthdate: '2018-09-30' },
  ],
  primaryResidence: 'Primarily with one parent',
  residentialParent: 'partner',
  decisionMaking: 'Joint',
  parentingSchedule: 'Alternate weekends',
  useGuidelines: true,
  childSupportPayer: 'owner',
  userIncome: cents(8_200_000),
  partnerIncome: cents(7_000_000),
  userProvince: 'ON',
  partnerProvince: 'ON',
  spousalSupportRequested: false,
  hasAssets: false,
  hasDebt: false,
  preferredDisputeResolution: 'Mediation',
  agreedToTerms: true,
};

/** The public sample, written by the generator of every agreement. */
export const sampleAgreement = (): AgreementDocument => generateAgreement(answers, AS_OF);
