import type { Cents } from '@evenhand/contracts/money';
import type { TaxYear } from '../data/tax/tax-year.js';
import { NOTHING, plus } from '../money.js';
import { netIncomeOf, netPosition, type Side, yearly } from './net-position.js';
import type { Positions } from './result.js';

/** In one tax year, before spousal support. */
export interface Couple {
  readonly payor: Side;
  readonly recipient: Side;
  readonly year: TaxYear;
}

/** Yearly net incomes at a monthly support. */
export const netIncomesAt = ({ payor, recipient, year }: Couple, monthly: Cents) => {
  const support = yearly(monthly);
  return {
    payor: netIncomeOf(payor, { paid: support, received: NOTHING }, year),
    recipient: netIncomeOf(recipient, { paid: NOTHING, received: support }, year),
  };
};

export const positionsAt = ({ payor, recipient, year }: Couple, monthly: Cents): Positions => {
  const support = yearly(monthly);
  const ofPayor = netPosition(payor, { paid: support, received: NOTHING }, year);
  const ofRecipient = netPosition(recipient, { paid: NOTHING, received: support }, year);
  const together = plus(ofPayor.netIncome, ofRecipient.netIncome);
  const share = together > NOTHING ? (ofRecipient.netIncome / together) * 100 : 0;
  return { monthly, payor: ofPayor, recipient: ofRecipient, recipientShare: `${share.toFixed(2)}%` };
};
