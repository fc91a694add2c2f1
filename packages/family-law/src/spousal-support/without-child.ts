import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { advisoryGuidelines, stated } from '../authorities.js';
import { above, NOTHING, portion, smaller } from '../money.js';
import type { Notice } from '../notice.js';
import { step } from '../working.js';
import { type Couple, netIncomesAt } from './couple.js';
import { yearsOf } from './duration.js';
import { type Level, levels, type SpousalRange } from './result.js';
import { smallestAmount } from './solver.js';

/** Hundredths of a per cent of the income difference for each year together (ch. 7.4). */
const PER_YEAR: Record<Level, number> = { low: 150, mid: 175, high: 200 };
const MOST_MONTHS = 25 * 12;

export interface WithoutChild {
  readonly monthly: SpousalRange;
  /** Before the cap at equal net incomes. */
  readonly uncapped: SpousalRange;
  readonly steps: WorkingStep[];
  readonly notices: Notice[];
}

/** Per cent x income difference x years, a month, before the cap. */
export const uncappedRange = (payorIncome: Cents, recipientIncome: Cents, monthsTogether: number): SpousalRange => {
  const difference = above(payorIncome, recipientIncome);
  const months = Math.min(monthsTogether, MOST_MONTHS);
  const at = (level: Level): Cents => portion(difference, PER_YEAR[level] * months, 10_000 * 12 * 12);
  return { low: at('low'), mid: at('mid'), high: at('high') };
};

/**
 * The without-child-support formula (ch. 7): 1.5 to 2 % of the difference of gross incomes for each year together, 25
 * years at most, capped at equal net incomes.
 * @param incomes the compared incomes; the custodial-payor formula reduces them first.
 * @param couple both spouses, for the cap.
 */
export const withoutChild = (
  incomes: { readonly payor: Cents; readonly recipient: Cents },
  couple: Couple,
  monthsTogether: number,
): WithoutChild => {
  const uncapped = uncappedRange(incomes.payor, incomes.recipient, monthsTogether);
  const cap = equalizingAmount(couple, uncapped.high);
  const capped = (amount: Cents): Cents => (cap === null ? amount : smaller(amount, cap));
  const monthly = { low: capped(uncapped.low), mid: capped(uncapped.mid), high: capped(uncapped.high) };
  const difference = above(incomes.payor, incomes.recipient);
  const counted = Math.min(monthsTogether, MOST_MONTHS);
  return {
    monthly,
    uncapped,
    steps: [
      step("Payor's yearly income", incomes.payor, stated),
      step("Recipient's yearly income", incomes.recipient, stated),
      step('Difference of gross incomes', difference, advisoryGuidelines('7.4')),
      step('Years together, 25 at most', yearsOf(counted), advisoryGuidelines('7.4')),
      ...levels.map((level) =>
        step(
          `${level}: ${percentOf(level, counted)} of the difference, a month`,
          uncapped[level],
          advisoryGuidelines('7.4'),
        ),
      ),
      ...(cap === null ? [] : [step('Limit: equal net incomes, a month', cap, advisoryGuidelines('7.4.1'))]),
    ],
    notices: [...(difference === NOTHING ? [noDifference] : []), ...(cap === null ? [] : [cappedNotice])],
  };
};

const percentOf = (level: Level, months: number): string => `${((PER_YEAR[level] * months) / 1200).toFixed(2)}%`;

const noDifference: Notice = {
  code: 'no-income-difference',
  sentence: "The payor's income is not above the recipient's: the formula gives nothing.",
};

const cappedNotice: Notice = {
  code: 'capped-at-equal-net-incomes',
  sentence: 'The high end is limited to the amount that leaves both with the same net income.',
};

/** Null when even the high end leaves the payor with more. */
const equalizingAmount = (couple: Couple, high: Cents): Cents | null =>
  smallestAmount(high, (monthly) => {
    const { payor, recipient } = netIncomesAt(couple, monthly);
    return recipient >= payor;
  });
