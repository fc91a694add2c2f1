import type { IntakeField } from '@evenhand/contracts/intake/record';

/** What a few questions are about. The compiler lets no field stay without one. */
export const subjectOf = {
  userName: 'people',
  partnerName: 'people',
  userEmail: 'people',
  partnerEmail: 'people',
  relationshipType: 'relationship',
  marriageDate: 'relationship',
  separationDate: 'relationship',
  livingSituation: 'home',
  homeOwner: 'home',
  matrimonialHomeAgreed: 'home',
  homeEstimatedValue: 'home',
  homeMortgageBalance: 'home',
  homeDivisionDescription: 'home',
  hasChildren: 'children',
  children: 'children',
  primaryResidence: 'residence',
  residentialParent: 'residence',
  decisionMaking: 'decisions',
  decisionMaker: 'decisions',
  parentingSchedule: 'schedule',
  customScheduleNotes: 'schedule',
  useGuidelines: 'guidelines',
  userIncome: 'income',
  partnerIncome: 'income',
  userProvince: 'income',
  partnerProvince: 'income',
  childSupportPayer: 'childSupport',
  agreedChildSupportAmount: 'childSupport',
  childSupportReason: 'childSupport',
  spousalSupportRequested: 'spousalSupport',
  spousalSupportPayer: 'spousalSupport',
  spousalSupportAmount: 'spousalSupport',
  spousalSupportDuration: 'spousalSupport',
  spousalSupportReason: 'spousalSupport',
  hasAssets: 'assets',
  assetTypes: 'assets',
  assetDivisionDescription: 'assets',
  hasDebt: 'debts',
  debtType: 'debts',
  debtDivisionDescription: 'debts',
  optionalClauses: 'agreement',
  preferredDisputeResolution: 'agreement',
  phoneNumber: 'contact',
  nextStep: 'contact',
  signWithoutLawyers: 'terms',
  agreedToTerms: 'terms',
} as const satisfies Record<IntakeField, string>;
export type Subject = (typeof subjectOf)[IntakeField];

/** The fields gathered by what they are about, in the order in which each subject comes up. */
export const bySubject = (fields: readonly IntakeField[]): { subject: Subject; fields: IntakeField[] }[] => {
  const groups: { subject: Subject; fields: IntakeField[] }[] = [];
  for (const field of fields) {
    const group = groups.find(({ subject }) => subject === subjectOf[field]);
    if (group) group.fields.push(field);
    else groups.push({ subject: subjectOf[field], fields: [field] });
  }
  return groups;
};
