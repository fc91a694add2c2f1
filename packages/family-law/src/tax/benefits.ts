import type { Cents } from '@evenhand/contracts/money';
import type { Benefits } from '../data/tax/benefit-figures.js';
import { above, NOTHING, plus, portion, smaller } from '../money.js';
import { times } from '../rate.js';

/** Counted by age, full-time or shared with the other parent. */
export interface BenefitChildren {
  readonly under6: number;
  readonly from6to17: number;
  /** Aged 18: counted by the two sales tax credits only. */
  readonly aged18: number;
  readonly care: 'whole' | 'shared';
  /** Claims a child under 19 for the Canada workers benefit, which one parent only can. */
  readonly forWorkersBenefit: boolean;
}

/** Yearly rent or property tax of the home, in cents. */
export interface Housing {
  readonly kind: 'rent' | 'property-tax';
  readonly yearly: Cents;
}

/** Facts other than income and children that benefits depend on. */
export interface Household {
  /** Null when unknown: the Ontario energy and property tax credit is then not counted. */
  readonly housing: Housing | null;
  readonly isSenior: boolean;
  /** Has the disability tax credit. */
  readonly isDisabled: boolean;
  /** False for a person without a right to the Canada workers benefit: a full-time student without a child, a prisoner. */
  readonly hasWorkersBenefit: boolean;
}

export const UNKNOWN_HOUSEHOLD: Household = {
  housing: null,
  isSenior: false,
  isDisabled: false,
  hasWorkersBenefit: true,
};

export interface Beneficiary {
  readonly netIncome: Cents;
  /** From employment and self-employment. */
  readonly workingIncome: Cents;
  readonly children: BenefitChildren;
  readonly household: Household;
}

/** Yearly, in cents. */
export interface BenefitAmounts {
  readonly childBenefit: Cents;
  readonly ontarioChildBenefit: Cents;
  readonly salesTaxCredit: Cents;
  readonly ontarioSalesTaxCredit: Cents;
  readonly workersBenefit: Cents;
  readonly energyPropertyCredit: Cents;
  readonly total: Cents;
}

const NO_CHILDREN = { under6: 0, from6to17: 0, aged18: 0 };

/**
 * Benefits of one adult without a spouse in Ontario, by net income. A parent of shared children gets half of what the
 * children add, except to the Canada workers benefit, which one parent gets for a child.
 */
export const benefitAmounts = (person: Beneficiary, benefits: Benefits): BenefitAmounts => {
  const whole = wholeBenefits(person, benefits);
  if (person.children.care === 'whole') return whole;
  const without = wholeBenefits({ ...person, children: { ...person.children, ...NO_CHILDREN } }, benefits);
  const half = (name: keyof BenefitAmounts): Cents => portion(plus(whole[name], without[name]), 1, 2);
  return totalled({
    childBenefit: half('childBenefit'),
    ontarioChildBenefit: half('ontarioChildBenefit'),
    salesTaxCredit: half('salesTaxCredit'),
    ontarioSalesTaxCredit: half('ontarioSalesTaxCredit'),
    workersBenefit: whole.workersBenefit,
    energyPropertyCredit: half('energyPropertyCredit'),
  });
};

const wholeBenefits = (person: Beneficiary, benefits: Benefits): BenefitAmounts => {
  const { netIncome, children } = person;
  const minors = children.under6 + children.from6to17;
  const under19 = minors + children.aged18;
  return totalled({
    childBenefit: minors === 0 ? NOTHING : childBenefit(netIncome, children, benefits.childBenefit),
    ontarioChildBenefit: ontarioChildBenefit(netIncome, minors, benefits.ontarioChildBenefit),
    salesTaxCredit: salesTaxCredit(netIncome, under19, benefits.salesTaxCredit),
    ontarioSalesTaxCredit: ontarioSalesTaxCredit(netIncome, under19, benefits.ontarioSalesTaxCredit),
    workersBenefit: workersBenefit(person, benefits.workersBenefit),
    energyPropertyCredit: energyPropertyCredit(person, minors, benefits.energyPropertyCredit),
  });
};

const totalled = (parts: Omit<BenefitAmounts, 'total'>): BenefitAmounts => ({
  ...parts,
  total: plus(...Object.values(parts)),
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
  return above(most, times(above(netIncome, figures.over), figures.rate));
};

const ontarioSalesTaxCredit = (
  netIncome: Cents,
  children: number,
  { perPerson, over, overWithChildren, rate }: Benefits['ontarioSalesTaxCredit'],
): Cents =>
  above(portion(perPerson, 1 + children, 1), times(above(netIncome, children > 0 ? overWithChildren : over), rate));

/** Income Tax Act s. 122.7: the basic amount, and the supplement of a person with the disability tax credit. */
const workersBenefit = (
  { netIncome, workingIncome, children, household }: Beneficiary,
  figures: Benefits['workersBenefit'],
): Cents => {
  if (!household.hasWorkersBenefit) return NOTHING;
  const { most, over, supplement, supplementOver } = figures[children.forWorkersBenefit ? 'family' : 'single'];
  const part = (largest: Cents, earnedOver: Cents, fallsOver: Cents): Cents =>
    above(
      smaller(largest, times(above(workingIncome, earnedOver), figures.earnedRate)),
      times(above(netIncome, fallsOver), figures.withdrawal),
    );
  return plus(
    part(most, figures.earnedOver, over),
    household.isDisabled ? part(supplement, figures.supplementEarnedOver, supplementOver) : NOTHING,
  );
};

/**
 * Taxation Act, 2007 (Ontario) Part V.8: 20 % of rent counts as property tax; reduced by 2 % of net income over the
 * line.
 */
const energyPropertyCredit = (
  { netIncome, household: { housing, isSenior } }: Beneficiary,
  minors: number,
  figures: Benefits['energyPropertyCredit'],
): Cents => {
  if (!housing) return NOTHING;
  const cost = housing.kind === 'rent' ? portion(housing.yearly, 20, 100) : housing.yearly;
  const { supplement, cap, over, overWithChildren } = isSenior ? figures.from65 : figures.under65;
  const forTax = smaller(plus(smaller(cost, supplement), portion(cost, 10, 100)), plus(supplement, cap));
  const whole = plus(smaller(cost, figures.energy), forTax);
  return above(whole, portion(above(netIncome, minors > 0 ? overWithChildren : over), 2, 100));
};
