import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { Dollars, EnteredDollars } from '../money.js';
import { writtenText } from '../text.js';
import { historyOf, Ownership, OwnersShare, seenVersion } from './items.js';

export const DebtCategory = z
  .enum(['mortgage', 'car_loan', 'credit_card', 'student_loan', 'personal_loan', 'line_of_credit', 'tax_debt', 'other'])
  .meta({ id: 'DebtCategory' });
export type DebtCategory = z.infer<typeof DebtCategory>;

/** Who takes over a debt under the agreement; null while undecided. */
export const DebtRecipient = z.enum(['party_a', 'party_b', 'shared', 'paid_off']).meta({ id: 'DebtRecipient' });
export type DebtRecipient = z.infer<typeof DebtRecipient>;

/** Facts about a debt other than its amounts. `interestRate` is in percent a year. */
export const debtFacts = {
  category: DebtCategory,
  creditor: writtenText(200).min(1),
  interestRate: z.number().min(0).max(1_000).nullable().default(null),
  responsibility: Ownership,
  ownersShare: OwnersShare.default(50),
  isForMatrimonialHome: z.boolean().default(false),
  goesTo: DebtRecipient.nullable().default(null),
  accountNumber: writtenText(50).default(''),
};

/** An unknown balance at separation or marriage is null, which is not zero. */
export const AddDebt = z
  .strictObject({
    ...debtFacts,
    currentBalance: EnteredDollars,
    monthlyPayment: EnteredDollars.nullable().default(null),
    atSeparation: EnteredDollars.nullable().default(null),
    atMarriage: EnteredDollars.nullable().default(null),
  })
  .meta({ id: 'AddDebt' });
export type AddDebt = z.infer<typeof AddDebt>;

export const EditDebt = AddDebt.extend(seenVersion).meta({ id: 'EditDebt' });
export type EditDebt = z.infer<typeof EditDebt>;

export const Debt = z
  .object({
    id: z.uuid(),
    version: z.int(),
    ...debtFacts,
    interestRate: z.number().nullable(),
    ownersShare: z.number(),
    isForMatrimonialHome: z.boolean(),
    goesTo: DebtRecipient.nullable(),
    accountNumber: z.string(),
    currentBalance: Dollars,
    monthlyPayment: Dollars.nullable(),
    atSeparation: Dollars.nullable(),
    atMarriage: Dollars.nullable(),
  })
  .meta({ id: 'Debt' });
/** Amounts in cents. */
export type Debt = z.input<typeof Debt>;

const path = '/api/financial/debts';

/** In order of addition. */
export const listDebts = endpoint('GET', path, null, z.array(Debt));
export const addDebt = endpoint('POST', path, AddDebt, Debt, {
  idempotent: true,
  status: 201,
  problems: ['list-is-full'],
});
export const editDebt = endpoint('PUT', `${path}/:id`, EditDebt, Debt, {
  problems: ['changed-elsewhere', 'list-is-full'],
});
/** Removes a debt from every list and total; `restoreDebt` undoes it. */
export const deleteDebt = endpoint('DELETE', `${path}/:id`, null, null, { status: 204 });
export const restoreDebt = endpoint('POST', `${path}/:id/restore`, null, Debt, { problems: ['list-is-full'] });
export const debtHistory = endpoint('GET', `${path}/:id/history`, null, historyOf(Debt));
