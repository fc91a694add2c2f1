import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { type ExpenseProportions, expenseProportions } from '../child-support/special-expenses.js';
import { LawProblem } from '../law-problem.js';
import { centsOf } from '../money.js';

/**
 * The proportion in which the two share special or extraordinary expenses; null while an income is missing, while an
 * agreed spousal support is not known, or when there is no income to share by.
 */
export const expenseShares = (record: IntakeRecord): ExpenseProportions | null => {
  const { userIncome, partnerIncome, spousalSupportRequested, spousalSupportPayer, spousalSupportAmount } = record;
  if (userIncome === undefined || partnerIncome === undefined) return null;
  const isPaid = spousalSupportRequested === true;
  if (isPaid && (!spousalSupportPayer || spousalSupportAmount === undefined)) return null;
  const spousalSupport =
    isPaid && spousalSupportPayer && spousalSupportAmount !== undefined
      ? { payor: spousalSupportPayer, yearly: centsOf(spousalSupportAmount * 12) }
      : null;
  try {
    return expenseProportions({ incomes: { owner: userIncome, partner: partnerIncome }, spousalSupport });
  } catch (problem) {
    if (problem instanceof LawProblem) return null;
    throw problem;
  }
};
