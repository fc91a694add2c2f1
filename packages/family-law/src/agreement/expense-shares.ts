import { paysMonthly } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import {
  type ExpenseProportions,
  expenseProportions,
  type SpecialExpensesQuestion,
} from '../child-support/special-expenses.js';
import { orNull } from '../law-problem.js';
import { centsOf } from '../money.js';
import { dividedIncomes } from './divided-pensions.js';

/** Null while an income or an agreed spousal support is missing. */
export const sharingBy = (record: IntakeRecord): Omit<SpecialExpensesQuestion, 'expenses'> | null => {
  const { userIncome, partnerIncome, spousalSupportPayer, spousalSupportAmount } = record;
  if (userIncome === undefined || partnerIncome === undefined) return null;
  const incomes = dividedIncomes(record) ?? { owner: userIncome, partner: partnerIncome };
  if (!paysMonthly(record)) return { incomes, spousalSupport: null };
  if (!spousalSupportPayer || spousalSupportAmount === undefined) return null;
  return { incomes, spousalSupport: { payor: spousalSupportPayer, yearly: centsOf(spousalSupportAmount * 12) } };
};

/** Null while an answer is missing or neither party has an income. */
export const expenseShares = (record: IntakeRecord): ExpenseProportions | null => {
  const by = sharingBy(record);
  return by && orNull(() => expenseProportions(by));
};
