import type { IntakeField } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { centsOf, dollars, plus, portion } from '../money.js';
import { money } from '../print.js';
import type { Terms } from '../terms/terms.js';
import type { Check } from './check.js';

/** Limits of this product, not of the law: what they report is usually a slip of the keyboard. */
const FAR_ABOVE_TABLE = { numerator: 3, denominator: 2 };
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

export const reasonNamesTable: Check = {
  id: 'reason-names-table',
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
