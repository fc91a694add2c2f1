import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { Dollars, EnteredDollars } from '../money.js';
import { historyOf, Ownership, seenVersion } from './items.js';
import { SPECIFIED_TAX_YEARS } from './tax-years.js';

/** Income is never joint. */
const IncomeOf = Ownership.exclude(['joint']);

/** Facts about a year's income other than its amounts. */
export const incomeFacts = {
  year: z
    .int()
    .min(Math.min(...SPECIFIED_TAX_YEARS) - 20)
    .max(2_100),
  whose: IncomeOf.default('party_a'),
};

/** A year's income by the tax return; `taxableIncome` is line 15000. An empty or zero source is null. */
export const AddIncome = z
  .strictObject({
    ...incomeFacts,
    taxableIncome: EnteredDollars,
    employmentIncome: EnteredDollars.nullable().default(null),
    selfEmploymentIncome: EnteredDollars.nullable().default(null),
    investmentIncome: EnteredDollars.nullable().default(null),
    otherIncome: EnteredDollars.nullable().default(null),
  })
  .meta({ id: 'AddIncome' });
export type AddIncome = z.infer<typeof AddIncome>;

export const EditIncome = AddIncome.extend(seenVersion).meta({ id: 'EditIncome' });
export type EditIncome = z.infer<typeof EditIncome>;

export const Income = z
  .object({
    id: z.uuid(),
    version: z.int(),
    ...incomeFacts,
    whose: IncomeOf,
    taxableIncome: Dollars,
    employmentIncome: Dollars.nullable(),
    selfEmploymentIncome: Dollars.nullable(),
    investmentIncome: Dollars.nullable(),
    otherIncome: Dollars.nullable(),
  })
  .meta({ id: 'Income' });
/** Amounts in cents. */
export type Income = z.input<typeof Income>;

const path = '/api/financial/disclosures';

/** Newest year first. */
export const listIncomes = endpoint('GET', path, null, z.array(Income));
export const addIncome = endpoint('POST', path, AddIncome, Income, {
  idempotent: true,
  status: 201,
  problems: ['list-is-full'],
});
export const editIncome = endpoint('PUT', `${path}/:id`, EditIncome, Income, {
  problems: ['changed-elsewhere', 'list-is-full'],
});
/** Removes a year's income; `restoreIncome` undoes it. */
export const deleteIncome = endpoint('DELETE', `${path}/:id`, null, null, { status: 204 });
export const restoreIncome = endpoint('POST', `${path}/:id/restore`, null, Income, { problems: ['list-is-full'] });
export const incomeHistory = endpoint('GET', `${path}/:id/history`, null, historyOf(Income));
