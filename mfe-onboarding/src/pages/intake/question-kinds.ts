import {
  assetTypes,
  debtTypes,
  decisionMakings,
  disputeResolutions,
  type IntakeField,
  livingSituations,
  optionalClauses,
  primaryResidences,
  relationshipTypes,
} from '@evenhand/contracts/intake/record';

/** How a question is asked. `party` offers the two of them by name; `amount` is dollars on screen, cents in the record. */
export type QuestionKind =
  | { kind: 'line'; autoComplete?: 'name' | 'email' | 'tel'; email?: true }
  | { kind: 'text' }
  | { kind: 'date' }
  | { kind: 'amount'; placeholder?: string }
  | { kind: 'yes' }
  | { kind: 'party' }
  | { kind: 'province' }
  | { kind: 'one-of'; choices: readonly string[] }
  | { kind: 'some-of'; choices: readonly string[] }
  | { kind: 'schedule' }
  | { kind: 'children' };

const oneOf = (choices: readonly string[]): QuestionKind => ({ kind: 'one-of', choices });

/** Every field of the record has a way to be asked: the compiler misses none. */
export const questionKinds: Record<IntakeField, QuestionKind> = {
  userName: { kind: 'line', autoComplete: 'name' },
  partnerName: { kind: 'line' },
  userEmail: { kind: 'line', autoComplete: 'email', email: true },
  partnerEmail: { kind: 'line', email: true },
  relationshipType: oneOf(relationshipTypes),
  marriageDate: { kind: 'date' },
  separationDate: { kind: 'date' },
  livingSituation: oneOf(livingSituations),
  homeOwner: { kind: 'party' },
  matrimonialHomeAgreed: { kind: 'yes' },
  homeEstimatedValue: { kind: 'amount', placeholder: '500000' },
  homeMortgageBalance: { kind: 'amount', placeholder: '300000' },
  homeDivisionDescription: { kind: 'text' },
  hasChildren: { kind: 'yes' },
  children: { kind: 'children' },
  primaryResidence: oneOf(primaryResidences),
  residentialParent: { kind: 'party' },
  decisionMaking: oneOf(decisionMakings),
  decisionMaker: { kind: 'party' },
  parentingSchedule: { kind: 'schedule' },
  customScheduleNotes: { kind: 'text' },
  useGuidelines: { kind: 'yes' },
  userIncome: { kind: 'amount' },
  partnerIncome: { kind: 'amount' },
  userProvince: { kind: 'province' },
  partnerProvince: { kind: 'province' },
  childSupportPayer: { kind: 'party' },
  agreedChildSupportAmount: { kind: 'amount' },
  childSupportReason: { kind: 'text' },
  spousalSupportRequested: { kind: 'yes' },
  spousalSupportPayer: { kind: 'party' },
  spousalSupportAmount: { kind: 'amount' },
  spousalSupportDuration: { kind: 'line' },
  spousalSupportReason: { kind: 'text' },
  hasAssets: { kind: 'yes' },
  assetTypes: { kind: 'some-of', choices: assetTypes },
  assetDivisionDescription: { kind: 'text' },
  hasDebt: { kind: 'yes' },
  debtType: oneOf(debtTypes),
  debtDivisionDescription: { kind: 'text' },
  optionalClauses: { kind: 'some-of', choices: optionalClauses },
  preferredDisputeResolution: oneOf(disputeResolutions),
  phoneNumber: { kind: 'line', autoComplete: 'tel' },
  nextStep: { kind: 'line' },
  signWithoutLawyers: { kind: 'yes' },
  agreedToTerms: { kind: 'yes' },
};
