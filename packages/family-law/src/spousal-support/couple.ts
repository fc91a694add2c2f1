import type { Cents } from '@evenhand/contracts/money';
import type { TaxYear } from '../data/tax/tax-year.js';
import { above, minus, NOTHING, plus, portion } from '../money.js';
import { netIncomeOf, netPosition, type Side, type Support, yearly } from './net-position.js';
import { grossIncome } from './question.js';
import type { Positions } from './result.js';

/** In one tax year, before spousal support. */
export interface Couple {
  readonly payor: Side;
  readonly recipient: Side;
  /** Yearly, of both together. */
  readonly specialExpenses: Cents;
  readonly year: TaxYear;
}

/** Yearly parts of special expenses by incomes after a yearly spousal support (Guidelines s. 7(2), Schedule III s. 3.1). */
export const expensePartsAt = (
  incomes: { readonly payor: Cents; readonly recipient: Cents },
  specialExpenses: Cents,
  support: Cents,
) => {
  const payorIncome = above(incomes.payor, support);
  const together = plus(payorIncome, incomes.recipient, support);
  const payor = together === NOTHING ? NOTHING : portion(specialExpenses, payorIncome, together);
  return { payor, recipient: minus(specialExpenses, payor) };
};

const supportAt = (
  { payor, recipient, specialExpenses }: Couple,
  monthly: Cents,
): Record<'payor' | 'recipient', Support> => {
  const support = yearly(monthly);
  const incomes = { payor: grossIncome(payor.earner), recipient: grossIncome(recipient.earner) };
  const parts = expensePartsAt(incomes, specialExpenses, support);
  return {
    payor: { paid: support, received: NOTHING, expenses: parts.payor },
    recipient: { paid: NOTHING, received: support, expenses: parts.recipient },
  };
};

/** Yearly net incomes at a monthly support. */
export const netIncomesAt = (couple: Couple, monthly: Cents) => {
  const support = supportAt(couple, monthly);
  return {
    payor: netIncomeOf(couple.payor, support.payor, couple.year),
    recipient: netIncomeOf(couple.recipient, support.recipient, couple.year),
  };
};

export const positionsAt = (couple: Couple, monthly: Cents): Positions => {
  const support = supportAt(couple, monthly);
  const ofPayor = netPosition(couple.payor, support.payor, couple.year);
  const ofRecipient = netPosition(couple.recipient, support.recipient, couple.year);
  const together = plus(ofPayor.netIncome, ofRecipient.netIncome);
  const share = together > NOTHING ? (ofRecipient.netIncome / together) * 100 : 0;
  return { monthly, payor: ofPayor, recipient: ofRecipient, recipientShare: `${share.toFixed(2)}%` };
};
