import { intakeProblems } from '@evenhand/contracts/intake/checks';
import { dependencies } from '@evenhand/contracts/intake/child';
import * as choices from '@evenhand/contracts/intake/choices';
import * as facts from '@evenhand/contracts/intake/property-facts';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import fc from 'fast-check';
import { day, dollars, maybe, party, supportAnswers } from './any-support.ts';

const TODAY = '2026-11-21';

const words = fc.constantFrom(
  'As we talked it over at length.',
  'Each keeps what is in their own name.',
  'Until the children are grown up.',
);
const child = fc.record({
  birthdate: day,
  specialNeeds: fc.boolean(),
  dependency: fc.constantFrom(undefined, ...dependencies),
  ownSupport: fc.option(dollars(1_500), { nil: undefined }),
});
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const oneOf = <Value>(choices: readonly Value[]) => sometimes(fc.constantFrom(...choices));
const later = fc
  .date({ min: new Date('2026-06-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const property = {
  homePlan: oneOf(facts.homePlans),
  homeKeeper: maybe(party),
  homePrice: maybe(dollars(900_000)),
  homeBy: maybe(later),
  homeDefault: oneOf(facts.homeDefaults),
  exclusivePossession: sometimes(party),
  exclusivePossessionUntil: sometimes(later),
  carryingCosts: oneOf(facts.carryingCosts),
  releaseCareers: sometimes(words),
  releaseChildCare: sometimes(words),
  releaseHardship: sometimes(words),
  userSelfSupport: sometimes(words),
  partnerSelfSupport: sometimes(words),
  equalizationPayer: sometimes(party),
  equalizationAmount: maybe(dollars(500_000)),
  equalizationForm: oneOf(facts.equalizationForms),
  equalizationDate: maybe(later),
  equalizationInstalments: maybe(fc.constantFrom(...facts.instalmentCounts)),
  equalizationInterval: maybe(fc.constantFrom(...facts.instalmentIntervals)),
  equalizationInterest: oneOf(facts.equalizationInterests),
  equalizationSecurity: oneOf(facts.equalizationSecurities),
  equalizationSecurityNamed: maybe(words),
  equalizationSetOff: sometimes(fc.boolean()),
  homeInEqualization: oneOf(facts.homesInEqualization),
  pensions: sometimes(
    fc.array(
      fc.record({
        member: maybe(party),
        plan: maybe(fc.constantFrom('Sample Plan', 'Example Plan')),
        familyLawValue: maybe(dollars(600_000)),
        valuedOn: maybe(day),
        law: maybe(fc.constantFrom(...facts.pensionLaws)),
        monthly: maybe(dollars(9_000)),
        settlement: maybe(fc.constantFrom(...facts.pensionSettlements)),
        share: maybe(dollars(200_000)),
        survivorBenefit: oneOf(facts.survivorBenefits),
      }),
      { maxLength: 3 },
    ),
  ),
  beneficiaries: sometimes(fc.subarray([...facts.beneficiaryTerms])),
  animals: sometimes(
    fc.array(fc.record({ name: maybe(words), livesWith: maybe(party), costs: oneOf(facts.animalCosts) }), {
      maxLength: 2,
    }),
  ),
  dependantCredit: oneOf(facts.dependantCredits),
  dependantCreditBy: maybe(party),
  childBenefit: oneOf(facts.childBenefits),
  childBenefitBy: maybe(party),
  jointElections: sometimes(fc.subarray([...facts.jointElections])),
  formerNameBy: sometimes(party),
  formerName: maybe(fc.constant('Sam Earlier')),
};

/** Mostly complete records, sometimes contradictory. */
export const records = fc
  .record({
    ...property,
    userName: fc.constant('Alex Example'),
    partnerName: fc.constant('Sam Sample'),
    relationshipType: maybe(fc.constantFrom(...choices.relationshipTypes)),
    marriageDate: maybe(day),
    separationDate: maybe(day),
    livingSituation: maybe(fc.constantFrom(...choices.livingSituations)),
    homeOwner: maybe(party),
    matrimonialHomeAgreed: fc.boolean(),
    homeEstimatedValue: maybe(dollars(2_000_000)),
    homeMortgageBalance: maybe(dollars(900_000)),
    homeDivisionDescription: maybe(words),
    hasChildren: fc.boolean(),
    children: fc
      .array(child, { maxLength: 4 })
      .map((children) => children.map((one, index) => ({ ...one, name: ['Robin', 'Kim', 'Jo', 'Léa'][index] }))),
    primaryResidence: maybe(fc.constantFrom(...choices.primaryResidences)),
    residentialParent: maybe(party),
    decisionMaking: maybe(fc.constantFrom(...choices.decisionMakings)),
    decisionMaker: maybe(party),
    parentingSchedule: maybe(fc.constantFrom(...choices.parentingSchedules)),
    scheduleStartsOn: maybe(later),
    scheduleStartsWith: maybe(party),
    exchangeHour: maybe(fc.constantFrom('09:00', '17:00')),
    customScheduleNotes: maybe(words),
    useGuidelines: fc.boolean(),
    userIncome: maybe(dollars(400_000)),
    partnerIncome: maybe(dollars(400_000)),
    userProvince: fc.constantFrom('ON', 'ON', 'ON', 'ON', 'QC', 'BC', 'abroad'),
    partnerProvince: fc.constantFrom('ON', 'ON', 'ON', 'ON', 'AB'),
    childSupportPayer: maybe(party),
    agreedChildSupportAmount: fc.option(dollars(4_000), { nil: undefined }),
    childSupportReason: maybe(words),
    ...supportAnswers,
    spousalSupportRequested: fc.boolean(),
    supportRelease: maybe(fc.constantFrom(...facts.supportReleases)),
    equalizationOutcome: maybe(fc.constantFrom(...facts.equalizationOutcomes)),
    spousalSupportPayer: maybe(party),
    spousalSupportAmount: maybe(dollars(6_000)),
    spousalSupportDuration: maybe(fc.constant('until 31 December 2033')),
    spousalSupportReason: maybe(words),
    hasAssets: fc.boolean(),
    assetTypes: fc.subarray([...choices.assetTypes], { minLength: 1 }),
    assetDivisionDescription: maybe(words),
    hasDebt: fc.boolean(),
    debtType: maybe(fc.constantFrom(...choices.debtTypes)),
    debtDivisionDescription: maybe(words),
    optionalClauses: fc.subarray([...choices.optionalClauses]),
    preferredDisputeResolution: maybe(fc.constantFrom(...choices.disputeResolutions)),
    signWithoutLawyers: fc.boolean(),
  })
  .map((answers) => IntakeRecord.parse(JSON.parse(JSON.stringify(answers))))
  .filter((record) => intakeProblems(record, TODAY).length === 0);
