import { Party } from '@evenhand/contracts/identity';
import type { IntakeField } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { centsOf, dollars, NOTHING, plus, portion } from '../money.js';
import { money } from '../print.js';
import type { Terms } from '../terms/terms.js';
import type { Check } from './check.js';

/** Limits of this product, not of the law: what they report is usually a slip of the keyboard. */
const FAR_ABOVE_TABLE = { numerator: 3, denominator: 2 };
const MOST_OF_INCOME = { numerator: 3, denominator: 5 };
const FAR_FROM_FIRST = 3;
const PRICE_OFF = 5;
const LEAST_PRICE_OFF = dollars(5_000);

interface AgreedAmount {
  readonly what: string;
  readonly answer: IntakeField;
  readonly amount: Cents | null | undefined;
  readonly least: Cents;
}

const agreedAmounts = ({ childSupport, spousalSupport, property, security }: Terms): AgreedAmount[] => [
  {
    what: 'child support a month',
    answer: 'agreedChildSupportAmount',
    amount: childSupport?.followsGuidelines ? null : childSupport?.monthly.value,
    least: dollars(10),
  },
  {
    what: 'arrears of child support',
    answer: 'childArrears',
    amount: childSupport?.arrears?.owed.value,
    least: dollars(10),
  },
  {
    what: 'arrears paid back each month',
    answer: 'childArrearsMonthly',
    amount: childSupport?.arrears?.monthly.value,
    least: dollars(5),
  },
  {
    what: 'spousal support a month',
    answer: 'spousalSupportAmount',
    amount: spousalSupport.monthly?.amount.value,
    least: dollars(10),
  },
  { what: 'the lump sum', answer: 'spousalLumpSum', amount: spousalSupport.lumpSum?.amount.value, least: dollars(100) },
  {
    what: 'the equalization payment',
    answer: 'equalizationAmount',
    amount: property.equalization?.amount.value,
    least: dollars(100),
  },
  { what: 'the price of the home', answer: 'homePrice', amount: property.home?.price.value, least: dollars(1_000) },
  {
    what: 'the value of the home',
    answer: 'homeEstimatedValue',
    amount: property.home?.value.value,
    least: dollars(10_000),
  },
  { what: 'the life insurance', answer: 'insuranceAmount', amount: security?.amount.value, least: dollars(1_000) },
  ...(childSupport?.expenses.each ?? []).map(({ amount }) => ({
    what: 'an expense of the children',
    answer: 'expenses' as const,
    amount: amount.value,
    least: dollars(5),
  })),
  ...property.pensions.map(({ value }) => ({
    what: 'the value of a pension',
    answer: 'pensions' as const,
    amount: value.value,
    least: dollars(500),
  })),
];

/** One dollar in place of an amount. */
export const amountOfNoWeight: Check = {
  id: 'amount-of-no-weight',
  severity: 'attention',
  why: 'Family Law Act, s. 33(4) and 56(4): a token amount settles nothing, and is the first thing that a court asks about.',
  answers: ['spousalSupportAmount', 'equalizationAmount', 'homePrice', 'agreedChildSupportAmount'],
  find: (_record, _asOf, { terms }) => {
    const token = agreedAmounts(terms).find(({ amount, least }) => amount && amount < least);
    return token?.amount
      ? {
          answer: token.answer,
          sentence: `You entered ${money(token.amount)} for ${token.what}. Check the amount; enter 0 or leave it empty where nothing is agreed.`,
        }
      : null;
  },
};

export const childSupportFarAboveTable: Check = {
  id: 'child-support-far-above-table',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 3, 4 and 10: another amount than the tables needs a reason that explains how much it differs.',
  answers: ['agreedChildSupportAmount', 'childSupportReason'],
  find: (_record, _asOf, { terms: { childSupport } }) => {
    const { guidelines, monthly, payor, followsGuidelines } = childSupport ?? {};
    if (!guidelines || followsGuidelines || !monthly?.value) return null;
    // A set-off is only the starting point (s. 9(b) and (c)): the whole table amount is the measure.
    const table = (payor?.value && guidelines.tables[payor.value]?.monthly) ?? guidelines.monthly;
    const { numerator, denominator } = FAR_ABOVE_TABLE;
    return monthly.value > plus(portion(table, numerator, denominator), dollars(200))
      ? `Child support of ${money(monthly.value)} a month is far above the ${money(guidelines.monthly)} of the Guidelines. Check the amount.`
      : null;
  },
};

const NAMES_THE_TABLE =
  /\b(?:the|by|per|under|use|uses|following|follows) (?:the )?(?:\w+ )?(?:tables?|guidelines)\b|\btable amounts?\b/i;
const DIFFERS =
  /\b(?:not|above|below|less|more|higher|lower|instead|other|different|differs?|reduced?|than|except|hardship|plus|off|round\w*)\b/i;

export const reasonSaysTable: Check = {
  id: 'reason-says-table',
  severity: 'attention',
  why: 'Divorce Act, s. 15.1(5); Federal Child Support Guidelines, s. 3: the reason for another amount cannot be that it is the amount of the table.',
  answers: ['childSupportReason', 'agreedChildSupportAmount'],
  find: (_record, _asOf, { terms: { childSupport } }) => {
    const { guidelines, monthly, reason, followsGuidelines } = childSupport ?? {};
    const words = reason?.value;
    if (!guidelines || followsGuidelines || !monthly?.value || !words) return null;
    return NAMES_THE_TABLE.test(words) && !DIFFERS.test(words)
      ? `Your reason says that you use the table, but ${money(monthly.value)} a month is not the ${money(guidelines.monthly)} of the Guidelines. Correct the amount or the reason.`
      : null;
  },
};

const incomeOf = ({ facts }: Terms, party: Party): Cents | null =>
  facts[party === 'owner' ? 'owner-income' : 'partner-income'].value;

/** What one of the two pays a month, at the highest step. */
const paidMonthly = ({ childSupport, spousalSupport }: Terms, party: Party): Cents => {
  const { monthly, payor } = spousalSupport;
  const steps = monthly ? [monthly.amount.value, ...monthly.steps.map(({ amount }) => amount.value)] : [];
  const spousal = payor.value === party ? Math.max(0, ...steps.map((amount) => amount ?? 0)) : 0;
  const net = childSupport?.payor.value === party ? (childSupport.monthly.value ?? NOTHING) : NOTHING;
  const apart =
    childSupport?.apartPayor.value === party ? childSupport.apart.map(({ monthly: one }) => one.value ?? NOTHING) : [];
  const arrears =
    childSupport?.arrears?.payor.value === party ? (childSupport.arrears.monthly.value ?? NOTHING) : NOTHING;
  const others = (childSupport?.otherChildren ?? [])
    .filter(({ parent }) => parent.value === party)
    .map(({ supportPaid }) => supportPaid.value ?? NOTHING);
  return plus(centsOf(spousal), net, arrears, ...apart, ...others);
};

export const paymentsAboveMeans: Check = {
  id: 'payments-above-means',
  severity: 'attention',
  why: 'Divorce Act, s. 15.2(4); Family Law Act, s. 30 and 33(9): support goes by the means of the one who pays.',
  answers: ['spousalSupportAmount', 'agreedChildSupportAmount', 'userIncome', 'partnerIncome'],
  find: (_record, _asOf, { terms }) => {
    for (const party of Party.options) {
      const [income, paid] = [incomeOf(terms, party), paidMonthly(terms, party)];
      if (income === null || paid === NOTHING) continue;
      const { numerator, denominator } = MOST_OF_INCOME;
      if (paid > portion(income, numerator, denominator * 12))
        return `${terms.people.names[party].value?.trim() || 'One of you'} would pay ${money(paid)} a month in all, out of an income of ${money(portion(income, 1, 12))} a month before tax. Check the amounts and the incomes.`;
    }
    return null;
  },
};

export const stepFarFromFirst: Check = {
  id: 'step-far-from-first-amount',
  severity: 'attention',
  why: 'Family Law Act, s. 34(1): a change of the amount on a known day is usually a part of it, not several times as much.',
  answers: ['spousalSteps', 'spousalSupportAmount'],
  find: (_record, _asOf, { terms: { spousalSupport } }) => {
    const { amount, steps = [] } = spousalSupport.monthly ?? {};
    const first = amount?.value;
    if (!first) return null;
    const far = steps.find(({ amount: { value } }) => value && (value > first * FAR_FROM_FIRST || value * 20 < first));
    return far?.amount.value
      ? `Spousal support changes from ${money(first)} to ${money(far.amount.value)} a month. Check the amount of that change.`
      : null;
  },
};

export const homePriceFarFromEquity: Check = {
  id: 'home-price-far-from-equity',
  severity: 'attention',
  why: 'Family Law Act, s. 33(4) and 56(4): what is paid for the other’s part of a home is usually that part of its value less the mortgage. Both of you should know that you agree on another price, and why.',
  answers: ['homePrice', 'homeEstimatedValue', 'homeMortgageBalance'],
  find: (_record, _asOf, { terms: { property } }) => {
    const { plan, price, equity, shares, leaver, owns, value } = property.home ?? {};
    if (!price?.value) return null;
    if (plan === 'sale')
      return value?.value && (price.value * 2 < value.value || price.value > value.value * 2)
        ? `The lowest price of ${money(price.value)} is ${price.value > value.value ? 'more than twice' : 'less than half of'} the ${money(value.value)} that the home is worth. Check it.`
        : null;
    if (plan !== 'buy-out' || owns !== 'jointly' || !equity?.value || !leaver?.value) return null;
    const share = shares?.[leaver.value].value ?? 5_000;
    const part = portion(equity.value, share, 10_000);
    const off = centsOf(Math.abs(price.value - part));
    return off > LEAST_PRICE_OFF && off * PRICE_OFF > part
      ? `The price of ${money(price.value)} is more than 20% from ${money(part)}, the other’s part of the ${money(equity.value)} that the home is worth less the mortgage. Check it, or state the reason in your own words.`
      : null;
  },
};

export const insuranceOutOfProportion: Check = {
  id: 'insurance-out-of-proportion',
  severity: 'attention',
  why: 'Family Law Act, s. 34(1)(i) and (k): insurance secures what is still to be paid, no more and not much less.',
  answers: ['insuranceAmount'],
  find: (_record, asOf, { terms }) => {
    const { amount, payors, until, payableUntil } = terms.security ?? {};
    const end = until?.value ?? payableUntil?.value;
    if (!amount?.value || !end || !payors?.length || end <= asOf) return null;
    const months =
      (Number(end.slice(0, 4)) - Number(asOf.slice(0, 4))) * 12 + Number(end.slice(5, 7)) - Number(asOf.slice(5, 7));
    const total = centsOf(plus(...payors.map((payor) => paidMonthly(terms, payor))) * months);
    if (total === NOTHING || (amount.value * 10 >= total && amount.value <= total * 8)) return null;
    return `Life insurance of ${money(amount.value)} secures about ${money(total)} of support until it ends. Check the amount.`;
  },
};

export const pensionAboveIncome: Check = {
  id: 'pension-above-income',
  severity: 'attention',
  why: 'Family Law Act, s. 56(4)(a): a pension in pay is income, so the income of its member cannot be less.',
  answers: ['pensions', 'userIncome', 'partnerIncome'],
  find: (_record, _asOf, { terms }) => {
    for (const { member, monthly, share, settlement, countedIn } of terms.property.pensions) {
      if (settlement.value !== 'The payments are divided' || !member.value || !monthly.value) continue;
      const income = incomeOf(terms, member.value);
      const isAfter = countedIn.value === 'With each the part that they receive';
      const own = centsOf((monthly.value - (isAfter ? (share.value ?? 0) : 0)) * 12);
      if (income !== null && own > income)
        return `A pension of ${money(monthly.value)} a month is ${money(own)} a year for its member, more than the whole income of ${money(income)} that you stated. Correct one of the two.`;
    }
    return null;
  },
};

export const expenseAboveMeans: Check = {
  id: 'expense-above-means',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 7(1): an expense must be reasonable for the means of the spouses and the child.',
  answers: ['expenses'],
  find: (record, _asOf, { terms }) => {
    const together = plus(incomeOf(terms, 'owner') ?? NOTHING, incomeOf(terms, 'partner') ?? NOTHING);
    const expense = terms.childSupport?.expenses.each.find(
      ({ amount, per }) =>
        together > NOTHING && (amount.value ?? 0) * (per.value === 'A month' ? 12 : 1) * 2 > together,
    );
    return record.hasChildren && expense?.amount.value
      ? `An expense of ${money(expense.amount.value)} ${expense.per.value === 'A month' ? 'a month' : 'a year'} is more than half of both incomes together. Check the amount, and whether it is a month or a year.`
      : null;
  },
};
