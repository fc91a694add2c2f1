import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { Party } from '../identity.js';
import { EnteredCents } from '../money.js';
import { writtenText } from '../text.js';
import { parentingFacts } from './parenting-facts.js';
import { peopleFacts } from './people-facts.js';

/**
 * The record that the intake fills. Every field may be missing: a missing answer is listed in the agreement, never
 * invented. Yes/no fields and lists start with the value of {@link emptyIntakeRecord}.
 */

/** How long entries may be. Names are kept exactly as written, in any script. */
export const LONGEST_NAME = 200;
export const LONGEST_TEXT = 5_000;
export const MOST_CHILDREN = 15;

const Name = writtenText(LONGEST_NAME);
const Text = writtenText(LONGEST_TEXT);
/** One of the two of them: `owner` is the person who fills in the intake. */
const Person = Party;
/** An address as typed so far: a draft keeps what was written, submitting says when it is no address. */
const WrittenEmail = writtenText(254);

export const relationshipTypes = ['Legally married', 'Common-law', 'Other'] as const;
export const livingSituations = ['We rent', 'We own jointly', 'One of us owns', 'Other'] as const;
export const primaryResidences = ['Equal (shared)', 'Primarily with one parent', 'Other arrangement'] as const;
export const decisionMakings = ['Joint', 'One parent'] as const;
export const parentingSchedules = ['2-2-3', 'Week on/week off', 'Alternate weekends', 'Custom'] as const;
/** The provinces and territories, each with a child support table of its own. */
export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
export const assetTypes = [
  'Bank accounts',
  'Vehicles',
  'Investments',
  'Retirement savings',
  'Pension',
  'Business',
  'Household contents',
  'Other real estate',
  'Other',
] as const;
export const debtTypes = [
  'Credit cards',
  'Line of credit',
  'Car loan',
  'Student loan',
  'Tax debt',
  'Several kinds',
  'Other',
] as const;
export const optionalClauses = [
  'Life insurance as security',
  'Health benefits for a spouse',
  'Travel with the children',
  'Communication between parents',
  'Return to a former name',
  'Confidentiality',
  'Pets',
] as const;
export const disputeResolutions = ['Negotiation', 'Mediation', 'Arbitration', 'Court'] as const;

/** Why a child who is of age still depends on the parents (Divorce Act s. 2(1), Family Law Act s. 31). */
export const dependencies = ['Studies full time', 'Illness or disability', 'Another reason'] as const;
/** With whom one child lives, where the children do not all live alike. */
export const childHomes = ['owner', 'partner', 'both'] as const;

export const Child = z.strictObject({
  name: Name.optional(),
  birthdate: IsoDate.optional(),
  specialNeeds: z.boolean().optional(),
  dependency: z.enum(dependencies).optional(),
  /** Cents a month for a child of age instead of the table amount (Guidelines s. 3(2)(b)). */
  ownSupport: EnteredCents.optional(),
  school: Name.optional(),
  /** Doctors, medicine, allergies, care. */
  health: Text.optional(),
  livesWith: z.enum(childHomes).optional(),
  /** Where this child's time differs from the others'. */
  schedule: Text.optional(),
});
export type Child = z.infer<typeof Child>;

/** Facts that an agreement can do without: each adds its words where it is given, and leaves no blank where it is not. */
export const facts = { ...peopleFacts, ...parentingFacts };

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
