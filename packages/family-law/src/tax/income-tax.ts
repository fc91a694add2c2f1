import type { Cents } from '@evenhand/contracts/money';
import type {
  Bracket,
  Contributions,
  FederalTax,
  OntarioTax,
  PersonalAmounts,
  PremiumStep,
  TaxYear,
} from '../data/tax/tax-year.js';
import { above, larger, minus, NOTHING, plus, portion, smaller } from '../money.js';
import { times } from '../rate.js';

/** One person's year, in cents. */
export interface Taxpayer {
  /** Employment income: bears CPP and EI. */
  readonly employment: Cents;
  /** Net income from self-employment: bears both halves of CPP, and no EI. */
  readonly selfEmployment: Cents;
  /** Other taxable income: bears neither. */
  readonly other: Cents;
  /** The part of `other` that a pension plan pays. */
  readonly pension: Cents;
  /** 65 or older at the end of the year. */
  readonly isSenior: boolean;
  /** Has the disability tax credit. */
  readonly isDisabled: boolean;
  /** Taxable spousal support received and deductible spousal support paid. */
  readonly supportReceived: Cents;
  readonly supportPaid: Cents;
  /** Claims the amount for an eligible dependant (one child, no spouse). */
  readonly eligibleDependant: boolean;
  /** Children under 18, for the Ontario tax reduction. */
  readonly children: number;
}

/** Amounts credited for age, pension income and the disability tax credit. */
export interface PersonalCredits {
  readonly age: Cents;
  readonly pension: Cents;
  readonly disability: Cents;
}

/** Yearly, each line rounded to the cent as on a return. */
export interface TaxAmounts {
  readonly gross: Cents;
  readonly cppBase: Cents;
  /** Second half of the base contribution, paid and deducted by the self-employed. */
  readonly cppSecondHalf: Cents;
  readonly cppEnhanced: Cents;
  readonly cppSecond: Cents;
  readonly ei: Cents;
  readonly netIncome: Cents;
  readonly federal: {
    readonly onBrackets: Cents;
    readonly basicPersonal: Cents;
    readonly eligibleDependant: Cents;
    readonly employmentAmount: Cents;
    readonly personal: PersonalCredits;
    readonly credit: Cents;
    readonly tax: Cents;
  };
  readonly ontario: {
    readonly onBrackets: Cents;
    readonly personal: PersonalCredits;
    readonly credit: Cents;
    readonly surtax: Cents;
    readonly reduction: Cents;
    readonly lift: Cents;
    readonly healthPremium: Cents;
    readonly tax: Cents;
  };
  /** Tax, CPP and EI together. */
  readonly deducted: Cents;
}

/** Income tax, CPP and EI of one person in Ontario, without working: for solvers. */
export const taxAmounts = (taxpayer: Taxpayer, { federal, ontario, contributions }: TaxYear): TaxAmounts => {
  const gross = plus(taxpayer.employment, taxpayer.selfEmployment, taxpayer.other);
  const paid = contributionsOn(taxpayer, contributions);
  const beforeNet = plus(gross, taxpayer.supportReceived);
  const netIncome = above(beforeNet, plus(taxpayer.supportPaid, paid.cppSecondHalf, paid.cppEnhanced, paid.cppSecond));
  const credited = plus(paid.cppBase, paid.ei);
  const federalTax = federalTaxOn(netIncome, credited, taxpayer, federal);
  const ontarioTax = ontarioTaxOn(netIncome, credited, taxpayer, ontario);
  return {
    gross,
    ...paid,
    netIncome,
    federal: federalTax,
    ontario: ontarioTax,
    deducted: plus(
      paid.cppBase,
      paid.cppSecondHalf,
      paid.cppEnhanced,
      paid.cppSecond,
      paid.ei,
      federalTax.tax,
      ontarioTax.tax,
    ),
  };
};

/**
 * CPP on employment first; self-employment pays up to the remaining maximum, at both halves of each rate (CPP s. 10).
 */
const contributionsOn = ({ employment, selfEmployment }: Taxpayer, figures: Contributions) => {
  const { ceiling, exemption, secondCeiling, baseRate, enhancedRate, secondRate } = figures;
  const pensionable = (earned: Cents): Cents => above(smaller(earned, ceiling), exemption);
  const second = (earned: Cents): Cents => above(smaller(earned, secondCeiling), ceiling);
  const earned = plus(employment, selfEmployment);
  const own = minus(pensionable(earned), pensionable(employment));
  const ownSecond = minus(second(earned), second(employment));
  return {
    cppBase: times(pensionable(earned), baseRate),
    cppSecondHalf: times(own, baseRate),
    cppEnhanced: plus(times(pensionable(earned), enhancedRate), times(own, enhancedRate)),
    cppSecond: plus(times(second(earned), secondRate), times(ownSecond, secondRate)),
    ei: times(smaller(employment, figures.insurableCeiling), figures.insuranceRate),
  };
};

export const taxOnBrackets = (income: Cents, brackets: readonly Bracket[]): Cents => {
  let tax = NOTHING;
  let from = NOTHING;
  for (const { upTo, rate } of brackets) {
    tax = plus(tax, times(above(upTo === null ? income : smaller(income, upTo), from), rate));
    if (upTo === null || income <= upTo) return tax;
    from = upTo;
  }
  return tax;
};

const personalCreditsOn = (
  netIncome: Cents,
  { isSenior, isDisabled, pension }: Taxpayer,
  figures: PersonalAmounts,
): PersonalCredits => ({
  age: isSenior ? above(figures.age.most, times(above(netIncome, figures.age.over), figures.age.withdrawal)) : NOTHING,
  pension: smaller(pension, figures.pension),
  disability: isDisabled ? figures.disability : NOTHING,
});

const federalTaxOn = (
  netIncome: Cents,
  credited: Cents,
  taxpayer: Taxpayer,
  { brackets, creditRate, basicPersonal: range, employmentAmount: mostForWork, personal: amounts }: FederalTax,
): TaxAmounts['federal'] => {
  const onBrackets = taxOnBrackets(netIncome, brackets);
  const fall = portion(minus(range.most, range.least), above(netIncome, range.from), minus(range.to, range.from));
  const basicPersonal = larger(range.least, minus(range.most, fall));
  const eligibleDependant = taxpayer.eligibleDependant ? basicPersonal : NOTHING;
  const employmentAmount = smaller(taxpayer.employment, mostForWork);
  const personal = personalCreditsOn(netIncome, taxpayer, amounts);
  const credit = times(
    plus(
      basicPersonal,
      eligibleDependant,
      employmentAmount,
      personal.age,
      personal.pension,
      personal.disability,
      credited,
    ),
    creditRate,
  );
  const tax = above(onBrackets, credit);
  return { onBrackets, basicPersonal, eligibleDependant, employmentAmount, personal, credit, tax };
};

const ontarioTaxOn = (
  netIncome: Cents,
  credited: Cents,
  taxpayer: Taxpayer,
  figures: OntarioTax,
): TaxAmounts['ontario'] => {
  const onBrackets = taxOnBrackets(netIncome, figures.brackets);
  const dependant = taxpayer.eligibleDependant ? figures.eligibleDependant : NOTHING;
  const personal = personalCreditsOn(netIncome, taxpayer, figures.personal);
  const credit = times(
    plus(figures.basicPersonal, dependant, personal.age, personal.pension, personal.disability, credited),
    figures.creditRate,
  );
  const afterCredit = above(onBrackets, credit);
  const surtax = plus(...figures.surtax.map(({ over, rate }) => times(above(afterCredit, over), rate)));
  const withSurtax = plus(afterCredit, surtax);
  const reducible = plus(figures.reduction.basic, portion(figures.reduction.perChild, taxpayer.children, 1));
  const reduction = smaller(withSurtax, above(plus(reducible, reducible), withSurtax));
  const afterReduction = minus(withSurtax, reduction);
  const lift = smaller(afterReduction, liftOn(netIncome, taxpayer.employment, figures));
  const healthPremium = healthPremiumOn(netIncome, figures.healthPremium);
  return {
    onBrackets,
    personal,
    credit,
    surtax,
    reduction,
    lift,
    healthPremium,
    tax: plus(minus(afterReduction, lift), healthPremium),
  };
};

const liftOn = (netIncome: Cents, employment: Cents, { lift }: OntarioTax): Cents =>
  above(smaller(lift.most, times(employment, lift.rate)), times(above(netIncome, lift.over), lift.withdrawal));

const healthPremiumOn = (netIncome: Cents, premiumSteps: readonly PremiumStep[]): Cents => {
  let from = NOTHING;
  for (const { upTo, base, rate } of premiumSteps) {
    if (upTo === null || netIncome <= upTo) return plus(base, times(above(netIncome, from), rate));
    from = upTo;
  }
  return NOTHING;
};
