import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { longDate } from '@evenhand/contracts/toronto';
import { familyLawAct } from '../authorities.js';
import { monthsLater } from '../calendar-months.js';
import { checkedDate } from '../checks.js';
import { LawProblem } from '../law-problem.js';
import { centsOf, minus, NOTHING, plus, portion } from '../money.js';
import type { Notice } from '../notice.js';
import { money } from '../print.js';
import { step, type Working, working } from '../working.js';
import { checkedHoldings, type Holdings } from './holdings.js';
import {
  heldAtMarriage,
  type NegativeDeduction,
  type NetFamilyProperty,
  netFamilyProperty,
} from './net-family-property.js';

export interface EqualizationQuestion {
  /** Null when unknown: the order of the dates is then not checked. */
  readonly marriageDate: IsoDate | null;
  /** The day of separation without a prospect of resumed cohabitation (values as of that day). */
  readonly valuationDate: IsoDate;
  /** A divorce can bring the time limit forward. */
  readonly divorceDate: IsoDate | null;
  readonly holdings: Record<Party, Holdings>;
  /** Default: `adds`. */
  readonly negativeDeduction?: NegativeDeduction;
}

export interface Equalization extends Working {
  readonly netFamilyProperty: Record<Party, NetFamilyProperty>;
  /** Null when both have the same. */
  readonly payor: Party | null;
  readonly payment: Cents;
  /** After the payment: equal, except for an odd cent. */
  readonly afterwards: Record<Party, Cents>;
  /** Last day for a court application (s. 7(3)). */
  readonly claimUntil: IsoDate;
}

/**
 * Equalization of the net family properties of a married couple: half of the difference is paid (Family Law Act s.
 * 5(1)).
 * @throws LawProblem on bad amounts, an excluded home, or dates out of order.
 */
export const equalization = (question: EqualizationQuestion): Equalization => {
  const claimUntil = lastDayToClaim(question);
  const holdings = {
    owner: checkedHoldings(question.holdings.owner, 'holdings.owner'),
    partner: checkedHoldings(question.holdings.partner, 'holdings.partner'),
  };
  const negative = question.negativeDeduction ?? 'adds';
  const { owner, partner, difference, payment, payor } = halfOfDifference(holdings, negative);
  const after = (party: Party, amount: Cents): Cents =>
    payor === null ? amount : payor === party ? minus(amount, payment) : plus(amount, payment);
  return {
    netFamilyProperty: { owner, partner },
    payor,
    payment,
    afterwards: { owner: after('owner', owner.amount), partner: after('partner', partner.amount) },
    claimUntil,
    ...working(
      [
        ...named('First spouse', owner.steps),
        ...named('Second spouse', partner.steps),
        step('Difference of net family properties', difference, familyLawAct('5(1)')),
        step(paymentLabel(payor), payment, familyLawAct('5(1)')),
      ],
      [
        courtMayVary,
        timeLimit(claimUntil),
        ...homeDebtWithoutHome(holdings),
        ...negativeAtMarriage(holdings, negative),
        ...[owner, partner].flatMap(belowZero),
      ],
    ),
  };
};

const halfOfDifference = (holdings: Record<Party, Holdings>, negative: NegativeDeduction) => {
  const owner = netFamilyProperty(holdings.owner, negative);
  const partner = netFamilyProperty(holdings.partner, negative);
  const difference = centsOf(Math.abs(owner.amount - partner.amount));
  const payor: Party | null = difference === NOTHING ? null : owner.amount > partner.amount ? 'owner' : 'partner';
  return { owner, partner, difference, payment: portion(difference, 1, 2), payor };
};

/** Left out at marriage only with the home that it was for. */
const homeDebtWithoutHome = ({ owner, partner }: Record<Party, Holdings>): Notice[] => {
  const hasHome = [...owner.assets, ...partner.assets].some(({ isMatrimonialHome }) => isMatrimonialHome);
  const debt = [...owner.debts, ...partner.debts].find((one) => one.isForMatrimonialHome && one.atMarriage > NOTHING);
  return hasHome || !debt
    ? []
    : [
        {
          code: 'home-debt-without-home',
          sentence: `${debt.label} is left out on the day of marriage as a debt for a matrimonial home, but none is listed. The mortgage of a home that was sold before the separation counts on that day (Family Law Act, s. 4(1) and 18).`,
        },
      ];
};

const readings = {
  adds: 'the shortfall is added, so that paying it off counts as growth',
  'counts-as-zero': 'nothing is deducted',
} as const;

/** States which reading was used for debts at marriage above the property at marriage, and the payment under both. */
const negativeAtMarriage = (holdings: Record<Party, Holdings>, used: NegativeDeduction): Notice[] => {
  const isNegative = Party.options.some(
    (party) => heldAtMarriage(holdings[party].assets, holdings[party].debts) < NOTHING,
  );
  if (!isNegative) return [];
  const other = used === 'adds' ? 'counts-as-zero' : 'adds';
  const paid = (negative: NegativeDeduction) => {
    const { payor, payment } = halfOfDifference(holdings, negative);
    return payor === null
      ? 'neither pays'
      : `the ${payor === 'owner' ? 'first' : 'second'} spouse pays ${money(payment)}`;
  };
  return [
    {
      code: 'negative-at-marriage',
      sentence:
        `Debts at marriage were above the property then. Used here: ${readings[used]}; ${paid(used)}. The other reading: ` +
        `${readings[other]}; ${paid(other)}. The words of s. 4(1)(b) add it, for debts at their real value (Zavarella v. ` +
        'Zavarella, 2013 ONCA 720).',
    },
  ];
};

const named = (who: string, steps: WorkingStep[]): WorkingStep[] =>
  steps.map((line) => ({ ...line, label: `${who}: ${line.label}` }));

const paymentLabel = (payor: Party | null): string =>
  payor === null
    ? 'Neither pays: both have the same'
    : `Half of it, paid by the ${payor === 'owner' ? 'first' : 'second'} spouse`;

const lastDayToClaim = ({ marriageDate, valuationDate, divorceDate }: EqualizationQuestion): IsoDate => {
  const valued = checkedDate(valuationDate, 'valuationDate');
  if (marriageDate !== null && valued < checkedDate(marriageDate, 'marriageDate'))
    throw new LawProblem('dates-out-of-order', 'The valuation date is before the marriage.', 'valuationDate');
  const afterSeparation = monthsLater(valued, 6 * 12);
  if (divorceDate === null) return afterSeparation;
  const divorced = checkedDate(divorceDate, 'divorceDate');
  if (divorced < valued)
    throw new LawProblem('dates-out-of-order', 'The divorce is before the valuation date.', 'divorceDate');
  const afterDivorce = monthsLater(divorced, 2 * 12);
  return afterDivorce < afterSeparation ? afterDivorce : afterSeparation;
};

const courtMayVary: Notice = {
  code: 'court-may-vary',
  sentence:
    'A court can award more or less than half the difference where equalizing would be unconscionable, for example ' +
    'after reckless depletion of property or less than five years together (Family Law Act s. 5(6)).',
};

const timeLimit = (claimUntil: IsoDate): Notice => ({
  code: 'time-limit',
  sentence:
    `A claim must be brought by ${longDate(claimUntil)}: six years from separation, two from a divorce or six ` +
    'months from the death of the first spouse, whichever is first (Family Law Act s. 7(3)).',
});

const belowZero = ({ net }: NetFamilyProperty): Notice[] =>
  net < NOTHING
    ? [{ code: 'negative-set-to-zero', sentence: 'A net family property below zero counts as zero (s. 4(5)).' }]
    : [];
