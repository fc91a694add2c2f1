import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { Party } from '../identity.js';
import { EnteredCents } from '../money.js';
import { LONGEST_NAME, LONGEST_TEXT, writtenText } from '../text.js';
import { Child, MOST_CHILDREN } from './child.js';
import {
  assetTypes,
  debtTypes,
  decisionMakings,
  disputeResolutions,
  livingSituations,
  MOST_OWN_CHOICES,
  optionalClauses,
  parentingSchedules,
  primaryResidences,
  relationshipTypes,
  residences,
} from './choices.js';
import { parentingFacts } from './parenting-facts.js';
import { peopleFacts } from './people-facts.js';
import { propertyFacts } from './property-facts.js';
import { rewordingFacts } from './rewordings.js';
import { spousalFacts } from './spousal-facts.js';
import { supportFacts } from './support-facts.js';

/**
 * The intake record. Every field is optional: a missing answer is listed in the agreement, never assumed. Yes/no fields
 * and lists start with the value of {@link emptyIntakeRecord}.
 */

const Name = writtenText(LONGEST_NAME);
const Text = writtenText(LONGEST_TEXT);
/** Some of the choices, or others in own words. */
const chosenOrOwn = (choices: readonly string[], longest: number) =>
  z.array(writtenText(longest).refine((choice) => choice.trim() !== '')).max(choices.length + MOST_OWN_CHOICES);
/** `owner` is the person who fills in the intake. */
const Person = Party;
/** A draft keeps partial input; submitting validates the address. */
const WrittenEmail = writtenText(254);

/** Optional facts: each adds text when given and leaves no blank otherwise. */
export const facts = {
  ...peopleFacts,
  ...parentingFacts,
  ...supportFacts,
  ...spousalFacts,
  ...propertyFacts,
  ...rewordingFacts,
};

export const IntakeRecord = z
  .strictObject({
    userName: Name.optional(),
    partnerName: Name.optional(),
    userEmail: WrittenEmail.optional(),
    partnerEmail: WrittenEmail.optional(),
    relationshipType: z.enum(relationshipTypes).optional(),
    marriageDate: IsoDate.optional(),
    separationDate: IsoDate.optional(),

    livingSituation: z.enum(livingSituations).optional(),
    matrimonialHomeAgreed: z.boolean().optional(),
    /** Cents. */
    homeEstimatedValue: EnteredCents.optional(),
    /** Cents. */
    homeMortgageBalance: EnteredCents.optional(),
    homeDivisionDescription: Text.optional(),
    homeOwner: Person.optional(),

    hasChildren: z.boolean().optional(),
    children: z.array(Child).max(MOST_CHILDREN).optional(),
    primaryResidence: z.enum(primaryResidences).optional(),
    residentialParent: Person.optional(),
    decisionMaking: z.enum(decisionMakings).optional(),
    decisionMaker: Person.optional(),
    parentingSchedule: z.enum(parentingSchedules).optional(),
    customScheduleNotes: Text.optional(),
    useGuidelines: z.boolean().optional(),

    /** Cents a year, before tax (line 15000). */
    userIncome: EnteredCents.optional(),
    /** Cents a year, before tax (line 15000). */
    partnerIncome: EnteredCents.optional(),
    childSupportPayer: Person.optional(),
    /** Child support uses the payer's province (Guidelines s. 3(3)), spousal support its tax. */
    userProvince: z.enum(residences).optional(),
    partnerProvince: z.enum(residences).optional(),
    /** Cents a month. */
    agreedChildSupportAmount: EnteredCents.optional(),
    /** Reason for an amount other than the Guidelines' (Divorce Act s. 15.1(5)). */
    childSupportReason: Text.optional(),
    spousalSupportRequested: z.boolean().optional(),
    spousalSupportPayer: Person.optional(),
    /** Cents a month. */
    spousalSupportAmount: EnteredCents.optional(),
    spousalSupportDuration: writtenText(LONGEST_NAME).optional(),
    spousalSupportReason: Text.optional(),
    hasAssets: z.boolean().optional(),
    assetTypes: chosenOrOwn(assetTypes, LONGEST_NAME).optional(),
    assetDivisionDescription: Text.optional(),
    hasDebt: z.boolean().optional(),
    debtType: z.enum(debtTypes).optional(),
    debtDivisionDescription: Text.optional(),

    optionalClauses: chosenOrOwn(optionalClauses, LONGEST_TEXT).optional(),
    preferredDisputeResolution: z.enum(disputeResolutions).optional(),
    phoneNumber: writtenText(40).optional(),
    nextStep: writtenText(LONGEST_NAME).optional(),
    agreedToTerms: z.boolean().optional(),
    signWithoutLawyers: z.boolean().optional(),

    ...facts,
  })
  .meta({ id: 'IntakeRecord' });
export type IntakeRecord = z.infer<typeof IntakeRecord>;
export type IntakeField = keyof IntakeRecord;

export type FactField = keyof typeof facts;

export const emptyIntakeRecord = {
  matrimonialHomeAgreed: false,
  hasChildren: false,
  children: [],
  useGuidelines: true,
  spousalSupportRequested: false,
  hasAssets: false,
  assetTypes: [],
  hasDebt: false,
  optionalClauses: [],
  agreedToTerms: false,
  signWithoutLawyers: false,
} satisfies IntakeRecord;
