import { z } from 'zod';
import { Party } from '../../identity.js';
import { Cents, EnteredCents, YearlyIncome } from '../../money.js';
import { writtenText } from '../../text.js';
import { askedOfBoth, calculation, ofBoth, Working } from './working.js';

/** Section 7(1) of the Guidelines, in its order. */
export const expenseKinds = [
  'child-care',
  'insurance-premiums',
  'health',
  'schooling',
  'post-secondary',
  'activities',
] as const;

/** Cents a year. `relief` is subsidies, tax relief and insurance; `childContribution` the child's own part. */
const SpecialExpense = z.strictObject({
  kind: z.enum(expenseKinds),
  label: writtenText(100).min(1),
  cost: EnteredCents,
  relief: EnteredCents,
  childContribution: EnteredCents,
});

export const SpecialExpensesQuestion = z
  .strictObject({
    incomes: askedOfBoth(YearlyIncome),
    /** Spousal support in cents a year; it changes both incomes before the expenses are shared. */
    spousalSupport: z.strictObject({ payor: Party, yearly: YearlyIncome }).nullable().default(null),
    expenses: z.array(SpecialExpense).min(1).max(50),
  })
  .meta({ id: 'SpecialExpensesQuestion' });
export type SpecialExpensesQuestion = z.infer<typeof SpecialExpensesQuestion>;

export const SpecialExpenses = Working.extend({
  yearly: Cents,
  shares: ofBoth(z.object({ yearly: Cents, monthly: Cents, percent: z.string() })),
}).meta({ id: 'SpecialExpenses' });
export type SpecialExpenses = z.infer<typeof SpecialExpenses>;

export const calculateSpecialExpenses = calculation('special-expenses', SpecialExpensesQuestion, SpecialExpenses);
