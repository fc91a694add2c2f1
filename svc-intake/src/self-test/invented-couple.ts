import { randomUUID } from 'node:crypto';
import type { PersonRegistered } from '@evenhand/contracts/events/person-registered';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { AnswerSafetyScreen } from '@evenhand/contracts/intake/safety-screen';

const applicantEmail = 'alex@example.test';
export const spouseEmail = 'sam@example.test';

/** Answers that leave no blank in the agreement. */
export const inventedAnswers = IntakeRecord.parse({
  userName: 'Alex Example',
  partnerName: 'Sam Sample',
  userEmail: applicantEmail,
  partnerEmail: spouseEmail,
  relationshipType: 'Legally married',
  marriageDate: '2012-06-16',
  separationDate: '2025-11-02',
  livingSituation: 'We own jointly',
  matrimonialHomeAgreed: true,
  homeEstimatedValue: 85_000_000,
  homeMortgageBalance: 40_000_000,
  homeDivisionDescription: 'Alex keeps the home and pays Sam half of what it is worth above the mortgage.',
  hasChildren: true,
  children: [{ name: 'Robin Example', birthdate: '2014-03-01', specialNeeds: false }],
  primaryResidence: 'Primarily with one parent',
  residentialParent: 'owner',
  decisionMaking: 'Joint',
  parentingSchedule: 'Alternate weekends',
  useGuidelines: true,
  userIncome: 6_200_000,
  partnerIncome: 9_400_000,
  userProvince: 'ON',
  partnerProvince: 'ON',
  childSupportPayer: 'partner',
  spousalSupportRequested: false,
  supportRelease: 'Both of us give it up',
  equalizationOutcome: 'Neither of us pays, and both of us give up the claim',
  hasAssets: true,
  assetTypes: ['Bank accounts'],
  assetDivisionDescription: 'Each keeps the accounts in their own name.',
  hasDebt: false,
  preferredDisputeResolution: 'Mediation',
  agreedToTerms: true,
  signWithoutLawyers: true,
});

export const noConcerns: AnswerSafetyScreen = {
  answers: { afraidOfPartner: 'no', violenceOrThreats: 'no', pressuredToAgree: 'no', hiddenMoney: 'no' },
  goOnAnyway: false,
};

/** A new person and case per test, so that concurrent tests do not conflict. */
export const inventApplicant = (): { who: OwnerIdentity; registered: PersonRegistered } => {
  const [personId, caseId] = [randomUUID(), randomUUID()];
  return {
    who: {
      role: 'owner',
      personId,
      caseId,
      sessionId: randomUUID(),
      addressProven: true,
      secondFactor: 'none',
      factorProvenAt: null,
    },
    registered: { personId, caseId, email: applicantEmail, firstName: 'Alex', lastName: 'Example' },
  };
};
