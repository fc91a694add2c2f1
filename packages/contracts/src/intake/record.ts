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
  optionalClauses,
  parentingSchedules,
  primaryResidences,
  provinces,
  relationshipTypes,
} from './choices.js';
import { parentingFacts } from './parenting-facts.js';
import { peopleFacts } from './people-facts.js';
import { propertyFacts } from './property-facts.js';
import { spousalFacts } from './spousal-facts.js';
import { supportFacts } from './support-facts.js';

/**
 * The record that the intake fills. Every field may be missing: a missing answer is listed in the agreement, never
 * invented. Yes/no fields and lists start with the value of {@link emptyIntakeRecord}.
 */

const Name = writtenText(LONGEST_NAME);
const Text = writtenText(LONGEST_TEXT);
/** One of the two of them: `owner` is the person who fills in the intake. */
const Person = Party;
/** An address as typed so far: a draft keeps what was written, submitting says when it is no address. */
const WrittenEmail = writtenText(254);

/** Facts that an agreement can do without: each adds its words where it is given, and leaves no blank where it is not. */
export const facts = { ...peopleFacts, ...parentingFacts, ...supportFacts, ...spousalFacts, ...propertyFacts };

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
    /** Asked when one of them owns the home. */
    homeOwner: Person.optional(),

    hasChildren: z.boolean().optional(),
    children: z.array(Child).max(MOST_CHILDREN).optional(),
    primaryResidence: z.enum(primaryResidences).optional(),
    /** Asked when the children live primarily with one parent. */
    residentialParent: Person.optional(),
    decisionMaking: z.enum(decisionMakings).optional(),
    /** Asked when one parent decides. */
    decisionMaker: Person.optional(),
    parentingSchedule: z.enum(parentingSchedules).optional(),
    customScheduleNotes: Text.optional(),
    useGuidelines: z.boolean().optional(),

    /** Cents a year, before tax (line 15000). */
    userIncome: EnteredCents.optional(),
    /** Cents a year, before tax (line 15000). */
    partnerIncome: EnteredCents.optional(),
    childSupportPayer: Person.optional(),
    /** Where each of them lives: child support goes by the payer's province (Guidelines s. 3(3)), spousal support by its tax. */
    userProvince: z.enum(provinces).optional(),
    partnerProvince: z.enum(provinces).optional(),
    /** Cents a month. */
    agreedChildSupportAmount: EnteredCents.optional(),
    /** Why the agreed amount is another than the Guidelines' (Divorce Act s. 15.1(5)). */
    childSupportReason: Text.optional(),
    spousalSupportRequested: z.boolean().optional(),
    spousalSupportPayer: Person.optional(),
    /** Cents a month. */
    spousalSupportAmount: EnteredCents.optional(),
    spousalSupportDuration: writtenText(LONGEST_NAME).optional(),
    spousalSupportReason: Text.optional(),
    hasAssets: z.boolean().optional(),
    assetTypes: z.array(z.enum(assetTypes)).max(assetTypes.length).optional(),
    assetDivisionDescription: Text.optional(),
    hasDebt: z.boolean().optional(),
    debtType: z.enum(debtTypes).optional(),
    debtDivisionDescription: Text.optional(),

    optionalClauses: z.array(z.enum(optionalClauses)).max(optionalClauses.length).optional(),
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

/** What a new record holds before anything is answered. */
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
