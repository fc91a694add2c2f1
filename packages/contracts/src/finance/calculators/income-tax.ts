import { z } from 'zod';
import { Cents, cents, YearlyIncome } from '../../money.js';
import { calculation, Working } from './working.js';

/** A person without a spouse in Ontario; cents a year. */
export const IncomeTaxQuestion = z
  .strictObject({
    /** Without it: today's, or the newest year whose figures are held. The answer names it. */
    taxYear: z.int().optional(),
    employment: YearlyIncome,
    selfEmployment: YearlyIncome.default(cents(0)),
    other: YearlyIncome,
    /** The part of `other` that a pension plan pays. */
    pension: YearlyIncome.default(cents(0)),
    /** 65 or older at the end of the year. */
    isSenior: z.boolean().default(false),
    /** Has the disability tax credit. */
    isDisabled: z.boolean().default(false),
    supportReceived: YearlyIncome,
    supportPaid: YearlyIncome,
    /** Claims the amount for an eligible dependant. */
    eligibleDependant: z.boolean(),
    /** Children under 18. */
    children: z.int(),
  })
  .meta({ id: 'IncomeTaxQuestion' });
export type IncomeTaxQuestion = z.infer<typeof IncomeTaxQuestion>;

/** `deducted` is tax, CPP and EI; `left` what remains of income and support. Cents a year. */
export const IncomeTax = Working.extend({
  year: z.int(),
  amounts: z.object({ gross: Cents, netIncome: Cents, deducted: Cents }),
  left: Cents,
}).meta({ id: 'IncomeTax' });
export type IncomeTax = z.infer<typeof IncomeTax>;

export const calculateIncomeTax = calculation('income-tax', IncomeTaxQuestion, IncomeTax);
