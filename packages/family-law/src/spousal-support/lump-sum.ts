import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { advisoryGuidelines, arithmetic, stated } from '../authorities.js';
import { centsOf, plus, portion } from '../money.js';
import { type Authority, step } from '../working.js';

/** A lump sum is not a support amount, because it is no allowance on a periodic basis. */
const incomeTaxAct: Authority = {
  citation: 'Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.), s. 56.1(4) and 60.1(4)',
  inForce: null,
};

export interface LumpSumQuestion {
  /** Replaced monthly amount, number of payments, and yearly discount in per cent. */
  readonly monthly: Cents;
  readonly payments: number;
  readonly percent: number;
  /** Yearly cost to the payor and gain of the recipient after tax; null where unknown. */
  readonly afterTax: { readonly cost: Cents; readonly gain: Cents } | null;
}

export interface LumpSum {
  readonly total: Cents;
  readonly discounted: Cents;
  readonly afterTax: { readonly cost: Cents; readonly worth: Cents; readonly middle: Cents } | null;
  readonly steps: WorkingStep[];
}

const BILLION = 1_000_000_000;

/** Present value of payments of 1 a month, the first at once, in billionths: the sum of (1 + r) ^ (-k / 12). */
const worthOfPayments = (payments: number, percent: number): number => {
  let worth = 0;
  for (let paid = 0; paid < payments; paid += 1) worth += (1 + percent / 100) ** (-paid / 12);
  return Math.round(worth * BILLION);
};

/**
 * The value of monthly spousal support paid as a lump sum: summed, discounted to the day of payment, and after tax on
 * both sides, because periodic support is deducted and taxed and a lump sum is neither. Source: Spousal Support
 * Advisory Guidelines ch. 10 and Revised User's Guide ch. 10 (lump sums).
 */
export const lumpSum = ({ monthly, payments, percent, afterTax }: LumpSumQuestion): LumpSum => {
  const worth = worthOfPayments(payments, percent);
  const total = centsOf(monthly * payments);
  const discounted = portion(monthly, worth, BILLION);
  const ofYear = (yearly: Cents) => portion(yearly, worth, 12 * BILLION);
  const net = afterTax && { cost: ofYear(afterTax.cost), worth: ofYear(afterTax.gain) };
  const after = net && { ...net, middle: portion(plus(net.cost, net.worth), 1, 2) };
  return {
    total,
    discounted,
    afterTax: after,
    steps: stepsOf({ monthly, payments, percent, afterTax }, total, discounted, after),
  };
};

const stepsOf = (
  { monthly, payments, percent, afterTax }: LumpSumQuestion,
  total: Cents,
  discounted: Cents,
  after: LumpSum['afterTax'],
): WorkingStep[] => [
  step('The monthly amount that the lump sum stands for', monthly, stated),
  step('Payments, the first on the day of the lump sum', `${payments}`, stated),
  step('Added up', total, advisoryGuidelines('10')),
  step(`Discounted at ${percent}% a year: the amount / (1 + rate) ^ (month / 12)`, discounted, arithmetic),
  ...(after && afterTax
    ? [
        step('What a year of it costs the payor after tax', afterTax.cost, incomeTaxAct),
        step('What a year of it brings the recipient after tax', afterTax.gain, incomeTaxAct),
        step('All of it after tax, discounted: the payor’s cost', after.cost, advisoryGuidelines('10')),
        step('All of it after tax, discounted: worth to the recipient', after.worth, advisoryGuidelines('10')),
        step('The middle of both', after.middle, arithmetic),
      ]
    : []),
];
