import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { advisoryGuidelines } from '../authorities.js';
import { minus, NOTHING, plus, portion } from '../money.js';
import type { Notice } from '../notice.js';
import { step } from '../working.js';
import type { ChildSupportBetween } from './child-amounts.js';
import { type Couple, netIncomesAt } from './couple.js';
import { yearly } from './net-position.js';
import { type Level, levels, type SpousalRange } from './result.js';
import { smallestAmount } from './solver.js';

/** The recipient's share of both individual net disposable incomes, in per cent (ch. 8.3). */
export const TARGETS: Record<Level, number> = { low: 40, mid: 43, high: 46 };

export interface WithChild {
  readonly monthly: SpousalRange;
  readonly steps: WorkingStep[];
  readonly notices: Notice[];
}

/**
 * The with-child-support formula (ch. 8): for each target the smallest monthly amount, to the cent, at which the
 * recipient has that share of both individual net disposable incomes; 0 when no support is needed.
 * @param most end of the search: the payor's monthly income.
 */
export const withChild = (couple: Couple, most: Cents, childSupport: ChildSupportBetween): WithChild => {
  const found = levels.map((level) => ({ level, amount: amountFor(couple, TARGETS[level], most) }));
  const at = (wanted: Level): Cents => found.find(({ level }) => level === wanted)?.amount ?? most;
  const monthly = { low: at('low'), mid: at('mid'), high: at('high') };
  const outOfReach = found.some(({ amount }) => amount === null);
  return {
    monthly,
    steps: [
      ...childSteps(childSupport),
      ...levels.map((level) =>
        step(
          `${level}: the recipient holds ${TARGETS[level]}%, support a month`,
          monthly[level],
          advisoryGuidelines('8.3'),
        ),
      ),
    ],
    notices: outOfReach
      ? [{ code: 'target-out-of-reach', sentence: "Even the payor's whole income does not reach the target share." }]
      : [],
  };
};

const amountFor = (couple: Couple, percent: number, most: Cents): Cents | null =>
  smallestAmount(most, (monthly) => {
    const { payor, recipient } = netIncomesAt(couple, monthly);
    return portion(recipient, 100 - percent, 1) >= portion(payor, percent, 1);
  });

const paidLabel = ({ paid, isDifference }: ChildSupportBetween): string => {
  if (isDifference) return 'Difference of both amounts of child support under the Guidelines, a month';
  const from = paid < NOTHING ? ' from the recipient' : '';
  return `Child support under the Guidelines${from}, used for the range, a month`;
};

const childSteps = (between: ChildSupportBetween): WorkingStep[] => {
  const { payorDeducts, recipientDeducts, paid, tables } = between;
  return [
    step('Child support off the payor, a month', payorDeducts, tables.payor.authority),
    step('Child support off the recipient, notional or paid, a month', recipientDeducts, tables.recipient.authority),
    step(
      paidLabel(between),
      paid < NOTHING ? minus(NOTHING, paid) : paid,
      tables[paid < NOTHING ? 'recipient' : 'payor'].authority,
    ),
  ];
};

/**
 * Shared parenting: the smallest amount at which both households have the same net disposable income, with child
 * support as paid (ch. 8.6); 0 when the recipient's is not the smaller one. Null when out of reach.
 */
export const equalizingAmount = (
  couple: Couple,
  most: Cents,
  { payorDeducts, recipientDeducts, paid }: ChildSupportBetween,
): Cents | null =>
  smallestAmount(most, (monthly) => {
    const { payor, recipient } = netIncomesAt(couple, monthly);
    const payorKeeps = minus(plus(payor, yearly(payorDeducts)), yearly(paid));
    const recipientKeeps = plus(recipient, yearly(recipientDeducts), yearly(paid));
    return recipientKeeps >= payorKeeps;
  });
