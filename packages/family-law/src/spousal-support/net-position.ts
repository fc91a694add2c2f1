import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { advisoryGuidelines, guidelines } from '../authorities.js';
import type { TaxYear } from '../data/tax/tax-year.js';
import { minus, NOTHING, plus, portion } from '../money.js';
import { type BenefitAmounts, type BenefitChildren, benefitAmounts, type Household } from '../tax/benefits.js';
import { type TaxAmounts, type Taxpayer, taxAmounts } from '../tax/income-tax.js';
import { benefitSteps, leftAfterTax, taxSteps } from '../tax/income-tax-working.js';
import { step } from '../working.js';
import type { Earner } from './question.js';

/** One spouse before spousal support. */
export interface Side {
  readonly earner: Earner;
  readonly eligibleDependant: boolean;
  readonly taxChildren: number;
  readonly benefitChildren: BenefitChildren;
  readonly household: Household;
  /** Yearly child support paid or notional. */
  readonly forChildren: Cents;
}

/** Yearly individual net disposable income (INDI) of one spouse at one amount of support, with its working. */
export interface NetPosition {
  readonly netIncome: Cents;
  readonly steps: WorkingStep[];
}

/** Yearly; one side's `paid` is the other's `received`. */
export interface Support {
  readonly paid: Cents;
  readonly received: Cents;
  /** Own part of special expenses at this support. */
  readonly expenses: Cents;
}

const taxpayerOf = (side: Side, { paid, received }: Support): Taxpayer => ({
  ...side.earner,
  pension: side.earner.pension ?? NOTHING,
  isSenior: side.household.isSenior,
  isDisabled: side.household.isDisabled,
  supportPaid: paid,
  supportReceived: received,
  eligibleDependant: side.eligibleDependant,
  children: side.taxChildren,
});

const benefitsOf = ({ earner, benefitChildren, household }: Side, { netIncome }: TaxAmounts, year: TaxYear) =>
  benefitAmounts(
    {
      netIncome,
      workingIncome: plus(earner.employment, earner.selfEmployment),
      children: benefitChildren,
      household,
    },
    year.benefits,
  );

/** Yearly, before child support and special expenses. */
export interface BeforeChildren {
  readonly amount: Cents;
  readonly tax: TaxAmounts;
  readonly benefits: BenefitAmounts;
}

/** Income and spousal support, less tax, CPP and EI, plus benefits. */
export const beforeChildren = (side: Side, support: Support, year: TaxYear): BeforeChildren => {
  const taxpayer = taxpayerOf(side, support);
  const tax = taxAmounts(taxpayer, year);
  const benefits = benefitsOf(side, tax, year);
  return { amount: plus(leftAfterTax(taxpayer, tax), benefits.total), tax, benefits };
};

export const beforeChildrenSteps = (
  side: Side,
  support: Support,
  { tax, benefits }: BeforeChildren,
  year: TaxYear,
): WorkingStep[] => [
  ...taxSteps(taxpayerOf(side, support), tax, year),
  ...benefitSteps(benefits, side.household, year),
];

/** Less child support, paid or notional, and own special expenses. Without working, for solvers. */
export const netIncomeOf = (side: Side, support: Support, year: TaxYear): Cents =>
  minus(beforeChildren(side, support, year).amount, plus(side.forChildren, support.expenses));

/** As {@link netIncomeOf}, with every line. */
export const netPosition = (side: Side, support: Support, year: TaxYear): NetPosition => {
  const before = beforeChildren(side, support, year);
  const netIncome = minus(before.amount, plus(side.forChildren, support.expenses));
  return {
    netIncome,
    steps: [
      ...beforeChildrenSteps(side, support, before, year),
      ...(side.forChildren === NOTHING ? [] : [step('Less child support, paid or notional', side.forChildren, indi)]),
      ...(support.expenses === NOTHING
        ? []
        : [
            step(
              'Less own part of special expenses, by incomes after this spousal support',
              support.expenses,
              guidelines('7(2) and Schedule III, s. 3.1'),
            ),
          ]),
      step('Individual net disposable income, a year', netIncome, indi),
    ],
  };
};

const indi = advisoryGuidelines('8.3');

export const yearly = (monthly: Cents): Cents => portion(monthly, 12, 1);
