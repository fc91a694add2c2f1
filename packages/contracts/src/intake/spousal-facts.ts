import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { EnteredCents } from '../money.js';
import { LONGEST_NAME, writtenText } from '../text.js';

export const spousalForms = ['Every month', 'Once, as a lump sum', 'Every month and a lump sum'] as const;
export const indexings = [
  'It stays the same',
  'With the Consumer Price Index for Ontario',
  'With the Consumer Price Index for Canada',
] as const;
/** What a dollar of next year is worth less than one of today, a year. */
export const discountRates = ['0%', '1%', '1.5%', '2%', '2.5%', '3%', '3.5%', '4%', '5%'] as const;

/** From a day on the monthly amount is another. */
export const SpousalStep = z.strictObject({ from: IsoDate.optional(), amount: EnteredCents.optional() });
export type SpousalStep = z.infer<typeof SpousalStep>;
export const MOST_STEPS = 10;

/** How spousal support is paid over time, or once. */
export const spousalFacts = {
  spousalForm: z.enum(spousalForms).optional(),
  spousalStart: IsoDate.optional(),
  spousalEnd: IsoDate.optional(),
  spousalSteps: z.array(SpousalStep).max(MOST_STEPS).optional(),
  spousalReviewOn: IsoDate.optional(),
  spousalReviewEvent: writtenText(LONGEST_NAME).optional(),
  spousalIndexing: z.enum(indexings).optional(),
  /** The first day on which the amount is adjusted, then every year. */
  spousalIndexingOn: IsoDate.optional(),

  /** Cents. */
  spousalLumpSum: EnteredCents.optional(),
  spousalLumpSumOn: IsoDate.optional(),
  /** Cents a month: what the lump sum stands for, until a day. */
  spousalLumpSumMonthly: EnteredCents.optional(),
  spousalLumpSumUntil: IsoDate.optional(),
  spousalLumpSumRate: z.enum(discountRates).optional(),
};
