import { z } from 'zod';
import { IsoDate } from '../../dates.js';
import { Party } from '../../identity.js';
import { Cents, EnteredCents } from '../../money.js';
import { writtenText } from '../../text.js';
import { askedOfBoth, calculation, ofBoth, Working } from './working.js';

/** Why property is left out (Family Law Act s. 4(2)). */
export const exclusionGrounds = [
  'gift-or-inheritance',
  'income-from-gift',
  'injury-damages',
  'life-insurance',
  'traced',
  'domestic-contract',
] as const;

/** The most things one person can list. */
const MOST_ITEMS = 100;
const Label = writtenText(100).min(1);
const atBothDates = { atValuation: EnteredCents, atMarriage: EnteredCents };

/** Each in the share of the spouse who holds it; cents on the valuation date and on the day of marriage. */
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
    /** Null when not told: that the dates are in order is then not looked at. */
    marriageDate: IsoDate.nullable().default(null),
    valuationDate: IsoDate,
    divorceDate: IsoDate.nullable().default(null),
    holdings: askedOfBoth(Holdings),
  })
  .meta({ id: 'EqualizationQuestion' });
export type EqualizationQuestion = z.infer<typeof EqualizationQuestion>;

/** `afterwards` is what each has once the payment is made; `claimUntil` the last day to ask a court for it. */
export const Equalization = Working.extend({
  netFamilyProperty: ofBoth(z.object({ amount: Cents })),
  payor: Party.nullable(),
  payment: Cents,
  afterwards: ofBoth(Cents),
  claimUntil: IsoDate,
}).meta({ id: 'Equalization' });
export type Equalization = z.infer<typeof Equalization>;

export const calculateEqualization = calculation('equalization', EqualizationQuestion, Equalization);
