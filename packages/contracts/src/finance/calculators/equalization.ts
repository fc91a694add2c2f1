import { z } from 'zod';
import { IsoDate } from '../../dates.js';
import { Party } from '../../identity.js';
import { Cents, EnteredCents } from '../../money.js';
import { writtenText } from '../../text.js';
import { askedOfBoth, calculation, ofBoth, Working } from './working.js';

/** Exclusions of Family Law Act s. 4(2). */
export const exclusionGrounds = [
  'gift-or-inheritance',
  'income-from-gift',
  'injury-damages',
  'life-insurance',
  'traced',
  'domestic-contract',
] as const;

/** Items per person. */
const MOST_ITEMS = 100;
const Label = writtenText(100).min(1);
const atBothDates = { atValuation: EnteredCents, atMarriage: EnteredCents };

/** Items by owner's share; cents on the valuation date and on the day of marriage. */
const Holdings = z.strictObject({
  assets: z
    .array(
      z.strictObject({
        label: Label,
        ...atBothDates,
        isMatrimonialHome: z.boolean(),
        exclusion: z
          .strictObject({ ground: z.enum(exclusionGrounds), amount: EnteredCents })
          .nullable()
          .default(null),
        /** Tax and costs of a likely disposition: hundredths of a per cent of a part of the value at each date. */
        contingentCosts: z
          .array(
            z.strictObject({
              kind: z.enum(['income-tax', 'capital-gains-tax', 'sale-costs']),
              rate: z.int(),
              on: z.strictObject(atBothDates),
              reason: writtenText(300).min(1),
            }),
          )
          .max(5)
          .default([]),
      }),
    )
    .max(MOST_ITEMS)
    .default([]),
  debts: z
    .array(z.strictObject({ label: Label, ...atBothDates, isForMatrimonialHome: z.boolean() }))
    .max(MOST_ITEMS)
    .default([]),
});

export const EqualizationQuestion = z
  .strictObject({
    /** Null when unknown; the order of the dates is then not checked. */
    marriageDate: IsoDate.nullable().default(null),
    valuationDate: IsoDate,
    divorceDate: IsoDate.nullable().default(null),
    holdings: askedOfBoth(Holdings),
    /** Debts above the property at marriage raise the net family property, or deduct nothing. */
    negativeDeduction: z.enum(['adds', 'counts-as-zero']).default('adds'),
  })
  .meta({ id: 'EqualizationQuestion' });
export type EqualizationQuestion = z.infer<typeof EqualizationQuestion>;

/** `afterwards` is what each has after the payment; `claimUntil` the last day to claim in court. */
export const Equalization = Working.extend({
  netFamilyProperty: ofBoth(z.object({ amount: Cents })),
  payor: Party.nullable(),
  payment: Cents,
  afterwards: ofBoth(Cents),
  claimUntil: IsoDate,
}).meta({ id: 'Equalization' });
export type Equalization = z.infer<typeof Equalization>;

export const calculateEqualization = calculation('equalization', EqualizationQuestion, Equalization);
