import type { Cents } from '@evenhand/contracts/money';
import type { Benefits } from '../data/tax/tax-year.js';
import { above, NOTHING, plus, portion, smaller } from '../money.js';
import { times } from '../rate.js';

/** Counted by age, full-time or shared with the other parent. */
export interface BenefitChildren {
  readonly under6: number;
  readonly from6to17: number;
  /** Aged 18: counted by the two sales tax credits only. */
  readonly aged18: number;
  readonly care: 'whole' | 'shared';
}

/** Yearly, in cents. */
export interface BenefitAmounts {
  readonly childBenefit: Cents;
  readonly ontarioChildBenefit: Cents;
  readonly salesTaxCredit: Cents;
  readonly ontarioSalesTaxCredit: Cents;
  readonly total: Cents;
}

const NO_CHILDREN: BenefitChildren = { under6: 0, from6to17: 0, aged18: 0, care: 'whole' };

/**
 * Benefits of one adult without a spouse in Ontario, by net income. A parent of shared children gets half of what the
 * children add.
 */
export const benefitAmounts = (netIncome: Cents, children: BenefitChildren, benefits: Benefits): BenefitAmounts => {
  const whole = wholeBenefits(netIncome, children, benefits);
  if (children.care === 'whole') return whole;
  const without = wholeBenefits(netIncome, NO_CHILDREN, benefits);
  const half = (name: keyof BenefitAmounts): Cents => portion(plus(whole[name], without[name]), 1, 2);
  return totalled({
    childBenefit: half('childBenefit'),
    ontarioChildBenefit: half('ontarioChildBenefit'),
    salesTaxCredit: half('salesTaxCredit'),
    ontarioSalesTaxCredit: half('ontarioSalesTaxCredit'),
  });
};

const wholeBenefits = (netIncome: Cents, children: BenefitChildren, benefits: Benefits): BenefitAmounts => {
  const minors = children.under6 + children.from6to17;
  const under19 = minors + children.aged18;
  return totalled({
    childBenefit: minors === 0 ? NOTHING : childBenefit(netIncome, children, benefits.childBenefit),
    ontarioChildBenefit: ontarioChildBenefit(netIncome, minors, benefits.ontarioChildBenefit),
    salesTaxCredit: salesTaxCredit(netIncome, under19, benefits.salesTaxCredit),
    ontarioSalesTaxCredit: ontarioSalesTaxCredit(netIncome, under19, benefits.ontarioSalesTaxCredit),
  });
};

const totalled = (parts: Omit<BenefitAmounts, 'total'>): BenefitAmounts => ({
  ...parts,
  total: plus(parts.childBenefit, parts.ontarioChildBenefit, parts.salesTaxCredit, parts.ontarioSalesTaxCredit),
});

const childBenefit = (
  netIncome: Cents,
  { under6, from6to17 }: BenefitChildren,
  figures: Benefits['childBenefit'],
): Cents => {
  const [first, second] = figures.rates[Math.min(under6 + from6to17, figures.rates.length) - 1] ?? [];
  if (!first || !second) return NOTHING;
  const most = plus(portion(figures.under6, under6, 1), portion(figures.from6to17, from6to17, 1));
  const between = above(smaller(netIncome, figures.second), figures.first);
  return above(most, plus(times(between, first), times(above(netIncome, figures.second), second)));
};

const ontarioChildBenefit = (
  netIncome: Cents,
  minors: number,
  { perChild, over, rate }: Benefits['ontarioChildBenefit'],
): Cents => above(portion(perChild, minors, 1), times(above(netIncome, over), rate));

/** The first child of a single parent counts as an adult, with the whole supplement. */
const salesTaxCredit = (netIncome: Cents, children: number, figures: Benefits['salesTaxCredit']): Cents => {
  const supplement =
    children > 0
      ? figures.supplement
      : smaller(figures.supplement, times(above(netIncome, figures.supplementOver), figures.supplementRate));
  const forChildren = children > 0 ? plus(figures.adult, portion(figures.child, children - 1, 1)) : NOTHING;
  const most = plus(figures.adult, supplement, forChildren);
  return times(above(most, times(above(netIncome, figures.over), figures.rate)), figures.raisedTo);
};

const ontarioSalesTaxCredit = (
  netIncome: Cents,
  children: number,
  { perPerson, over, overWithChildren, rate }: Benefits['ontarioSalesTaxCredit'],
): Cents =>
  above(portion(perPerson, 1 + children, 1), times(above(netIncome, children > 0 ? overWithChildren : over), rate));
