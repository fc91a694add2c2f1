import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { EnteredCents } from '../money.js';
import { LONGEST_NAME, writtenText } from '../text.js';
import { pastPayments } from './support-facts.js';

export const spousalForms = ['Every month', 'Once, as a lump sum', 'Every month and a lump sum'] as const;
/** The time from the separation to the first payment: a release is an answer, never a default. */
export const spousalTimesBefore = ['Nothing is owed for it', 'We leave it open'] as const;
export const indexings = [
  'It stays the same',
  'With the Consumer Price Index for Ontario',
  'With the Consumer Price Index for Canada',
] as const;
/** Yearly discount. */
export const discountRates = ['0%', '1%', '1.5%', '2%', '2.5%', '3%', '3.5%', '4%', '5%'] as const;

/** The payor's age from which retirement permits a review. */
export const retirementAges = ['60', '62', '65', '67'] as const;

/** A change of the monthly amount. */
export const SpousalStep = z.strictObject({ from: IsoDate.optional(), amount: EnteredCents.optional() });
export type SpousalStep = z.infer<typeof SpousalStep>;
export const MOST_STEPS = 10;

export const spousalFacts = {
  spousalForm: z.enum(spousalForms).optional(),
  spousalStart: IsoDate.optional(),
  spousalPastPaid: z.enum(pastPayments).optional(),
  spousalBefore: z.enum(spousalTimesBefore).optional(),
  spousalEnd: IsoDate.optional(),
  spousalSteps: z.array(SpousalStep).max(MOST_STEPS).optional(),
  spousalReviewOn: IsoDate.optional(),
  spousalReviewEvent: writtenText(LONGEST_NAME).optional(),
  spousalIndexing: z.enum(indexings).optional(),
  /** First adjustment; yearly after it. */
  spousalIndexingOn: IsoDate.optional(),
  retirementAge: z.enum(retirementAges).optional(),

  /** Cents. */
  spousalLumpSum: EnteredCents.optional(),
  spousalLumpSumOn: IsoDate.optional(),
  /** Cents a month replaced by the lump sum, until a day. */
  spousalLumpSumMonthly: EnteredCents.optional(),
  spousalLumpSumUntil: IsoDate.optional(),
  spousalLumpSumRate: z.enum(discountRates).optional(),
};
