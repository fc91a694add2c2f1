import { z } from 'zod';
import { IsoDate } from '../../dates.js';
import { Party } from '../../identity.js';
import { provinces } from '../../intake/choices.js';
import { Cents, EnteredCents, YearlyIncome } from '../../money.js';
import { SupportedChildren } from './children.js';
import { askedOfBoth, calculation, Working } from './working.js';

/** A month, `YYYY-MM`. */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const MOST_PAYMENTS = 1_000;

/** Province, and income by year in cents. */
const ParentOverYears = z.strictObject({
  province: z.enum(provinces),
  incomes: z.record(z.string().regex(/^\d{4}$/), YearlyIncome).default({}),
});

export const RetroactiveSupportQuestion = z
  .strictObject({
    /** First and last month, inclusive. */
    from: Month,
    until: Month,
    arrangement: z.enum(['sole', 'shared']),
    payor: Party,
    parents: askedOfBoth(ParentOverYears),
    children: SupportedChildren,
    /** Paid in each of the months, in cents. */
    paidMonthly: EnteredCents.default(EnteredCents.parse(0)),
    /** Further payments. */
    payments: z
      .array(z.strictObject({ date: IsoDate, by: Party, amount: EnteredCents }))
      .max(MOST_PAYMENTS)
      .default([]),
  })
  .meta({ id: 'RetroactiveSupportQuestion' });
export type RetroactiveSupportQuestion = z.infer<typeof RetroactiveSupportQuestion>;

/** Cents. `owing` is negative after an overpayment. */
export const RetroactiveSupport = Working.extend({
  months: z.array(
    z.object({
      month: Month,
      children: z.int(),
      table: IsoDate,
      income: Cents,
      due: Cents,
      paid: Cents,
    }),
  ),
  due: Cents,
  paid: Cents,
  owing: Cents,
}).meta({ id: 'RetroactiveSupport' });
export type RetroactiveSupport = z.infer<typeof RetroactiveSupport>;

export const calculateRetroactiveSupport = calculation(
  'retroactive-support',
  RetroactiveSupportQuestion,
  RetroactiveSupport,
);
