import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { Party } from '../identity.js';
import { EnteredCents } from '../money.js';
import { LONGEST_NAME, LONGEST_TEXT, writtenText } from '../text.js';

const Line = writtenText(LONGEST_NAME);
const Text = writtenText(LONGEST_TEXT);

export const homePlans = ['We sell it', 'One of us buys the other out'] as const;
/** The fallback after the deadline for the home. */
export const homeDefaults = [
  'Either of us may list it for sale alone',
  'Either of us may ask a court to order its sale',
] as const;
export const carryingCosts = [
  'Both of us in equal parts',
  'Whoever lives in the home',
  'In proportion to our incomes',
] as const;

/** A release is an answer, never a default. */
export const supportReleases = ['Both of us give it up', 'We leave it open'] as const;
export const equalizationOutcomes = [
  'One of us pays the other',
  'Neither of us pays, and both of us give up the claim',
  'We leave it open',
] as const;
export const equalizationForms = ['In one payment', 'In instalments'] as const;
/** Over at most ten years (Family Law Act s. 9(1)(c)). */
export const instalmentCounts = ['2', '3', '4', '5', '6', '12', '24', '36', '60', '120'] as const;
export const instalmentIntervals = ['Every month', 'Every year'] as const;
export const MOST_YEARS_OF_INSTALMENTS = 10;
export const equalizationInterests = [
  'No interest',
  '2% a year',
  '3% a year',
  '4% a year',
  '5% a year',
  '6% a year',
  'The postjudgment rate of the Courts of Justice Act',
] as const;
export const equalizationSecurities = ['No security', 'A charge on the home', 'Something else that we name'] as const;

/** Of a home that its owner keeps and pays the other for. */
export const homesInEqualization = ['Yes, its value is counted', 'No, the home is left out'] as const;

export const pensionSettlements = [
  'The member keeps it',
  'A lump sum is transferred out of the plan',
  'The payments are divided',
] as const;
/** Which statute divides the plan (PBA s. 67.1 to 67.6; PBSA s. 25; Pension Benefits Division Act). */
export const pensionLaws = [
  'Ontario',
  'Federally regulated employer',
  'Federal public service, RCMP or Canadian Forces',
  'Another province',
] as const;
/** Where the stated incomes count a pension whose payments are divided. */
export const pensionIncomes = ['All of it with its member', 'With each the part that they receive'] as const;
export const survivorBenefits = ['Kept', 'Waived'] as const;

/** A workplace pension and its division (Family Law Act s. 10.1; Pension Benefits Act s. 67.1 to 67.6). */
export const Pension = z.strictObject({
  member: Party.optional(),
  plan: Line.optional(),
  law: z.enum(pensionLaws).optional(),
  /** Cents: the family law value that the plan's administrator states. */
  familyLawValue: EnteredCents.optional(),
  valuedOn: IsoDate.optional(),
  settlement: z.enum(pensionSettlements).optional(),
  /** Cents: of the lump sum, or of each monthly payment. */
  share: EnteredCents.optional(),
  /** Cents: the whole monthly pension, where its payments are divided. */
  monthly: EnteredCents.optional(),
  survivorBenefit: z.enum(survivorBenefits).optional(),
  /** Of a pension whose payments are divided. */
  countedIn: z.enum(pensionIncomes).optional(),
});
export type Pension = z.infer<typeof Pension>;
export const MOST_PENSIONS = 6;

export const beneficiaryTerms = [
  'Each of us gives up what the other has named',
  'Our children are named in equal shares',
  'The other stays named as security for support',
] as const;

export const animalCosts = ['Whoever it lives with', 'Both of us in equal parts'] as const;
export const Animal = z.strictObject({
  name: Line.optional(),
  livesWith: Party.optional(),
  costs: z.enum(animalCosts).optional(),
  /** In the couple's own words. */
  visits: Line.optional(),
});
export type Animal = z.infer<typeof Animal>;
export const MOST_ANIMALS = 10;

export const dependantCredits = ['One of us claims it', 'In turn, year by year'] as const;
export const childBenefits = ['One of us applies for it', 'Each of us applies for half'] as const;
export const jointElections = [
  'Registered savings go over by form T2220, without tax',
  'What is transferred goes over at its cost, without tax',
  'What is transferred goes over at its market value',
  'We name one principal residence for each year together',
] as const;

/** Optional answers about property, pensions, tax and name, and the facts behind a release of support. */
export const propertyFacts = {
  homePlan: z.enum(homePlans).optional(),
  homeKeeper: Party.optional(),
  /** Cents: minimum sale price, or the buy-out of the other's share. */
  homePrice: EnteredCents.optional(),
  homeBy: IsoDate.optional(),
  homeDefault: z.enum(homeDefaults).optional(),
  exclusivePossession: Party.optional(),
  exclusivePossessionUntil: IsoDate.optional(),
  carryingCosts: z.enum(carryingCosts).optional(),
  homeThirdOwner: Line.optional(),

  /** Where no spousal support is paid. */
  supportRelease: z.enum(supportReleases).optional(),
  releaseCareers: Text.optional(),
  releaseChildCare: Text.optional(),
  releaseHardship: Text.optional(),
  userSelfSupport: Text.optional(),
  partnerSelfSupport: Text.optional(),

  equalizationOutcome: z.enum(equalizationOutcomes).optional(),
  equalizationPayer: Party.optional(),
  /** Cents. */
  equalizationAmount: EnteredCents.optional(),
  equalizationForm: z.enum(equalizationForms).optional(),
  /** Of the payment or its first instalment. */
  equalizationDate: IsoDate.optional(),
  equalizationInstalments: z.enum(instalmentCounts).optional(),
  equalizationInterval: z.enum(instalmentIntervals).optional(),
  equalizationInterest: z.enum(equalizationInterests).optional(),
  equalizationSecurity: z.enum(equalizationSecurities).optional(),
  equalizationSecurityNamed: Line.optional(),
  /** Set off against the home. */
  equalizationSetOff: z.boolean().optional(),
  homeInEqualization: z.enum(homesInEqualization).optional(),

  pensions: z.array(Pension).max(MOST_PENSIONS).optional(),
  beneficiaries: z.array(z.enum(beneficiaryTerms)).max(beneficiaryTerms.length).optional(),
  animals: z.array(Animal).max(MOST_ANIMALS).optional(),

  dependantCredit: z.enum(dependantCredits).optional(),
  /** Every year, or in even years. */
  dependantCreditBy: Party.optional(),
  childBenefit: z.enum(childBenefits).optional(),
  childBenefitBy: Party.optional(),
  jointElections: z.array(z.enum(jointElections)).max(jointElections.length).optional(),
  bankrupt: Party.optional(),

  formerNameBy: Party.optional(),
  formerName: Line.optional(),
};
