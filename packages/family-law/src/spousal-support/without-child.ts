import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { advisoryGuidelines, arithmetic, stated } from '../authorities.js';
import { above, NOTHING, portion, smaller } from '../money.js';
import type { Notice } from '../notice.js';
import { yearsAndMonths } from '../print.js';
import { step } from '../working.js';
import { type Couple, netIncomesAt } from './couple.js';
import { grossIncome } from './question.js';
import type { ComparedIncomes } from './reduced-incomes.js';
import { type Level, levels, type SpousalRange } from './result.js';
import { smallestAmount } from './solver.js';

/** Hundredths of a per cent of the income difference for each year together (ch. 7.4). */
const PER_YEAR: Record<Level, number> = { low: 150, mid: 175, high: 200 };
const MOST_MONTHS = 25 * 12;

export interface WithoutChild {
  readonly monthly: SpousalRange;
  readonly steps: WorkingStep[];
  readonly notices: Notice[];
}

/** Per cent x income difference x years, a month, before the cap. */
const shareOf = ({ payor, recipient }: Pick<ComparedIncomes, 'payor' | 'recipient'>, months: number, level: Level) =>
  portion(above(payor, recipient), PER_YEAR[level] * Math.min(months, MOST_MONTHS), 10_000 * 12 * 12);

/** The range for incomes that do not depend on the support. */
export const uncappedRange = (payor: Cents, recipient: Cents, monthsTogether: number): SpousalRange => {
  const at = (level: Level): Cents => shareOf({ payor, recipient }, monthsTogether, level);
  return { low: at('low'), mid: at('mid'), high: at('high') };
};

/**
 * The without-child-support formula (ch. 7): 1.5 to 2 % of the difference of gross incomes for each year together, 25
 * years at most, capped at equal net incomes.
 * @param incomesAt the compared incomes at a monthly support: special expenses reduce them by the part at that amount.
 * @param couple both spouses, for the cap.
 */
export const withoutChild = (
  incomesAt: (monthly: Cents) => ComparedIncomes,
  couple: Couple,
  monthsTogether: number,
): WithoutChild => {
  const most = portion(grossIncome(couple.payor.earner), 1, 12);
  const at = (level: Level): Cents =>
    smallestAmount(most, (monthly) => monthly >= shareOf(incomesAt(monthly), monthsTogether, level)) ?? most;
  const uncapped = { low: at('low'), mid: at('mid'), high: at('high') };
  const equal = equalizingAmount(couple, uncapped.high);
  const cap = equal !== null && equal < uncapped.high ? equal : null;
  const capped = (amount: Cents): Cents => (cap === null ? amount : smaller(amount, cap));
  const monthly = { low: capped(uncapped.low), mid: capped(uncapped.mid), high: capped(uncapped.high) };
  const incomes = incomesAt(uncapped.mid);
  const difference = above(incomes.payor, incomes.recipient);
  const [after, source] = incomes.steps.length > 0 ? [' less these amounts', arithmetic] : ['', stated];
  const counted = Math.min(monthsTogether, MOST_MONTHS);
  return {
    monthly,
    steps: [
      ...incomes.steps,
      step(`Payor's yearly income${after}`, incomes.payor, source),
      step(`Recipient's yearly income${after}`, incomes.recipient, source),
      step('Difference of gross incomes', difference, advisoryGuidelines('7.4')),
      step('Time together, 25 years at most', yearsAndMonths(counted), advisoryGuidelines('7.4')),
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

/** Null when the payor keeps more even at the high end. */
const equalizingAmount = (couple: Couple, high: Cents): Cents | null =>
  smallestAmount(high, (monthly) => {
    const { payor, recipient } = netIncomesAt(couple, monthly);
    return recipient >= payor;
  });
