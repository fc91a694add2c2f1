import type { IntakeField } from './record.js';

type Steps = readonly { step: string; fields: readonly IntakeField[] }[];
type Head = Steps[number];

/** The fields that stand in more than one of the steps. */
type Repeated<Of extends Steps, Seen = never> = Of extends readonly [
  infer First extends Head,
  ...infer Rest extends Steps,
]
  ? Extract<First['fields'][number], Seen> | Repeated<Rest, Seen | First['fields'][number]>
  : never;

/** Compiles only when every field of the record stands in exactly one step. */
const eachFieldInOneStep = <const Of extends Steps>(
  steps: Of &
    ([Exclude<IntakeField, Of[number]['fields'][number]>] extends [never]
      ? unknown
      : { fieldInNoStep: Exclude<IntakeField, Of[number]['fields'][number]> }) &
    ([Repeated<Of>] extends [never] ? unknown : { fieldInSeveralSteps: Repeated<Of> }),
): Of => steps;

/** The five steps of the intake, in order, each with its fields in the order in which they are asked. */
export const intakeSteps = eachFieldInOneStep([
  {
    step: 'personal-information',
    fields: [
      'userName',
      'partnerName',
      'userEmail',
      'partnerEmail',
      'userBirthdate',
      'partnerBirthdate',
      'userOccupation',
      'partnerOccupation',
      'userAddress',
      'userAddressHidden',
      'partnerAddress',
      'partnerAddressHidden',
      'relationshipType',
      'cohabitationDate',
      'marriageDate',
      'separationDate',
    ],
  },
  {
    step: 'living-situation',
    fields: [
      'livingSituation',
      'homeOwner',
      'matrimonialHomeAgreed',
      'homeEstimatedValue',
      'homeMortgageBalance',
      'homeDivisionDescription',
    ],
  },
  {
    step: 'children-and-parenting',
    fields: [
      'hasChildren',
      'children',
      'primaryResidence',
      'residentialParent',
      'decisionMaking',
      'decisionMaker',
      'parentingSchedule',
      'customScheduleNotes',
      'scheduleStartsOn',
      'scheduleStartsWith',
      'summerSharing',
      'summerFirst',
      'winterBreakSharing',
      'winterBreakFirst',
      'marchBreakSharing',
      'marchBreakFirst',
      'holidays',
      'exchangePlace',
      'exchangePlaceNamed',
      'exchangeDriver',
      'exchangeHour',
      'firstRefusal',
      'homeArea',
      'travelNotice',
      'travelConsent',
      'passportKeeper',
      'newPartners',
      'socialMedia',
      'otherChildren',
      'useGuidelines',
    ],
  },
  {
    step: 'financial-details',
    fields: [
      'userIncome',
      'partnerIncome',
      'userProvince',
      'partnerProvince',
      'childSupportPayer',
      'agreedChildSupportAmount',
      'childSupportReason',
      'childSupportStart',
      'expenses',
      'childArrears',
      'childArrearsSince',
      'childArrearsPaid',
      'childArrearsMonthly',
      'childArrearsFrom',
      'spousalSupportRequested',
      'spousalSupportPayer',
      'spousalForm',
      'spousalSupportAmount',
      'spousalSupportDuration',
      'spousalSupportReason',
      'spousalStart',
      'spousalEnd',
      'spousalSteps',
      'spousalReviewOn',
      'spousalReviewEvent',
      'spousalIndexing',
      'spousalIndexingOn',
      'spousalLumpSum',
      'spousalLumpSumOn',
      'spousalLumpSumMonthly',
      'spousalLumpSumUntil',
      'spousalLumpSumRate',
      'supportMethod',
      'supportDay',
      'hasAssets',
      'assetTypes',
      'assetDivisionDescription',
      'hasDebt',
      'debtType',
      'debtDivisionDescription',
    ],
  },
  {
    step: 'final-details',
    fields: [
      'optionalClauses',
      'preferredDisputeResolution',
      'phoneNumber',
      'nextStep',
      'signWithoutLawyers',
      'agreedToTerms',
    ],
  },
]);
export type IntakeStep = (typeof intakeSteps)[number]['step'];
