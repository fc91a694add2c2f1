import type { IsoDate } from '@evenhand/contracts/dates';
import { paysMonthly } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import {
  type ExpenseProportions,
  expenseProportions,
  type SpecialExpensesQuestion,
} from '../child-support/special-expenses.js';
import { orNull } from '../law-problem.js';
import { centsOf, NOTHING } from '../money.js';
import { dividedIncomes } from './divided-pensions.js';
import { nextSpousalAmount } from './spousal-amounts.js';

/** By incomes after the next payment of spousal support; null while an income or that support is missing. */
export const sharingBy = (record: IntakeRecord, asOf: IsoDate): Omit<SpecialExpensesQuestion, 'expenses'> | null => {
  const { userIncome, partnerIncome, spousalSupportPayer: payor } = record;
  if (userIncome === undefined || partnerIncome === undefined) return null;
  const incomes = dividedIncomes(record) ?? { owner: userIncome, partner: partnerIncome };
  const monthly = paysMonthly(record) ? nextSpousalAmount(record, asOf) : NOTHING;
  if (monthly === NOTHING) return { incomes, spousalSupport: null };
  return payor && monthly !== null ? { incomes, spousalSupport: { payor, yearly: centsOf(monthly * 12) } } : null;
};

/** Null while an answer is missing or neither party has an income. */
export const expenseShares = (record: IntakeRecord, asOf: IsoDate): ExpenseProportions | null => {
  const by = sharingBy(record, asOf);
  return by && orNull(() => expenseProportions(by));
};
