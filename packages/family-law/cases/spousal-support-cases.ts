import { cents } from '@evenhand/contracts/money';
import { ageOn, provinceOf } from '@evenhand/family-law/child-support/province';
import type { SupportedChild } from '@evenhand/family-law/spousal-support/question';
import { spousalSupport } from '@evenhand/family-law/spousal-support/spousal-support';
import { uncappedRange } from '@evenhand/family-law/spousal-support/without-child';
import { UNKNOWN_HOUSEHOLD } from '@evenhand/family-law/tax/benefits';
import { heldTaxYears } from '@evenhand/family-law/tax/tax-years';
import { z } from 'zod';
import { type Comparison, compareDollars, compareText, orRefused } from './comparison.ts';
import { Given, Written, type WrittenNumber } from './written-number.ts';

const IsoDay = z.iso.date();
const HomeName = z.enum(['recipient', 'payor', 'shared']);

/** Dollars a year: employment alone, or by kind. */
const Income = z.union([
  Given.transform((employment) => ({ employment, selfEmployment: 0, other: 0 })),
  z.strictObject({ employment: Given.default(0), selfEmployment: Given.default(0), other: Given.default(0) }),
]);

/** `source`, `page`, `note` and `publishedElsewhere` name where an example is from; they are not compared. */
const Couple = z.strictObject({
  id: z.string().optional(),
  source: z.string().optional(),
  page: z.union([z.string(), Given]).optional(),
  note: z.string().optional(),
  publishedElsewhere: z.boolean().optional(),
  taxYear: Given.optional(),
  province: z.string().default('ON'),
  payor: Income,
  recipient: Income,
  recipientAge: Given.optional(),
  /** Dollars that a figure may differ by, with the reason: tax of another year, another program. */
  approximate: z.strictObject({ within: Given, why: z.string() }).optional(),
});

/** `{payor, recipient, years, recipientAge, low, high, duration, ...}`: dollars a year and a month. */
export const WithoutChildCase = Couple.extend({
  years: Given,
  low: Written,
  mid: Written.optional(),
  high: Written,
  duration: z.string().optional(),
  arithmeticLow: Written.optional(),
  arithmeticHighUncapped: Written.optional(),
});

/**
 * Children by `children` or `ages`, or by `childrenUnder6` and `children6to17`: all as `arrangement` states, default with
 * the recipient, or each with a `home` by name.
 */
export const WithChildCase = Couple.extend({
  years: Given.optional(),
  ages: z.array(Given).optional(),
  /** By age or date of birth. */
  children: z.array(z.union([Given, IsoDay, z.strictObject({ age: Given, home: HomeName })])).optional(),
  arrangement: z.enum(['sole', 'shared', 'custodial-payor']).default('sole'),
  /** Of both together, net, in dollars a year or a month. */
  specialExpenses: Given.optional(),
  specialExpensesMonthly: Given.optional(),
  duration: z.string().optional(),
  /** Support at which both households have the same. */
  equalNet: Written.optional(),
  childrenUnder6: Given.optional(),
  children6to17: Given.optional(),
  childSupport: Written.optional(),
  childSupportMonthly: Written.optional(),
  notional: Written.optional(),
  notionalChildSupportMonthly: Written.optional(),
  low: Written.optional(),
  mid: Written.optional(),
  high: Written.optional(),
  indiAtHigh: z.tuple([Written, Written]).optional(),
}).refine(
  ({ ages, children, childrenUnder6, children6to17 }) =>
    (ages ?? children ?? childrenUnder6 ?? children6to17) !== undefined,
  {
    error: 'names no children',
  },
);

const toCents = (dollars: number) => cents(Math.round(dollars * 100));
type Dollars = z.infer<typeof Income>;
const totalOf = ({ employment, selfEmployment, other }: Dollars): number => employment + selfEmployment + other;
const earner = ({ employment, selfEmployment, other }: Dollars) => ({
  employment: toCents(employment),
  selfEmployment: toCents(selfEmployment),
  other: toCents(other),
});
const monthsOf = (years: number) => Math.round(years * 12);

/** Child support tables in force at the end of the tax year. */
const rangeOf = (
  given: z.infer<typeof Couple>,
  taxYear: number,
  years: number,
  children: SupportedChild[],
  { hasWorkersBenefit = true, specialExpenses = 0 } = {},
) =>
  spousalSupport({
    on: `${taxYear}-12-31`,
    taxYear,
    provinces: { payor: provinceOf(given.province), recipient: provinceOf(given.province) },
    specialExpenses: toCents(specialExpenses),
    payor: earner(given.payor),
    recipient: earner(given.recipient),
    monthsTogether: monthsOf(years),
    recipientAge: given.recipientAge ?? null,
    children,
    households: {
      payor: { ...UNKNOWN_HOUSEHOLD, hasWorkersBenefit },
      recipient: { ...UNKNOWN_HOUSEHOLD, hasWorkersBenefit },
    },
  });

const nameOf = ({ id, payor, recipient }: z.infer<typeof Couple>, more: string) =>
  id ?? `${totalOf(payor)}/${totalOf(recipient)} ${more}`;

/** Compares durations by content: no end specified, or the years at both ends. */
const compareDuration = (name: string, expected: string, computed: string): Comparison => {
  const said = (text: string) =>
    text.startsWith('indefinite') ? 'indefinite' : (text.match(/[\d.]+/g) ?? []).join('-');
  return compareText(name, 'duration', said(expected), said(computed));
};

/**
 * The high end may be capped at equal net incomes under the tax of the example's year. An example of a held year is
 * compared with that cap; another (the examples of 2008) with the nearest of what the Guidelines allow: plain
 * arithmetic, the cap under the tax of 2025, or 48 per cent of the difference (ch. 7.4.1).
 */
const compareHigh = (name: string, given: z.infer<typeof WithoutChildCase>, plain: number, capped: number) => {
  if (given.taxYear !== undefined && heldTaxYears.includes(given.taxYear))
    return compareDollars(name, 'high', given.high, capped);
  const standIn = Math.min(plain, ((totalOf(given.payor) - totalOf(given.recipient)) * 0.48) / 12);
  const [nearest] = [
    compareDollars(name, 'high', given.high, plain),
    compareDollars(name, 'high, cap of 2025', given.high, capped),
    compareDollars(name, 'high, 48% stand-in', given.high, standIn),
  ].sort((one, other) => Math.abs(Number(one.difference)) - Math.abs(Number(other.difference)));
  return nearest ?? compareDollars(name, 'high', given.high, plain);
};

export const compareWithoutChild = (given: z.infer<typeof WithoutChildCase>): Comparison[] => {
  const name = nameOf(given, `${given.years} years`);
  return orRefused(name, () => {
    const result = rangeOf(given, given.taxYear ?? 2025, given.years, []);
    const uncapped = uncappedRange(
      toCents(totalOf(given.payor)),
      toCents(totalOf(given.recipient)),
      monthsOf(given.years),
    );
    const plainHigh = uncapped.high / 100;
    const optional = (figure: string, expected: WrittenNumber | undefined, computed: number) =>
      expected ? [compareDollars(name, figure, expected, computed)] : [];
    return [
      compareDollars(name, 'low', given.low, result.monthly.low / 100),
      ...optional('mid', given.mid, result.monthly.mid / 100),
      compareHigh(name, given, plainHigh, result.monthly.high / 100),
      ...optional('low, arithmetic', given.arithmeticLow, uncapped.low / 100),
      ...optional('high, uncapped', given.arithmeticHighUncapped, plainHigh),
      ...(given.duration ? [compareDuration(name, given.duration, result.duration.text)] : []),
    ];
  });
};

const homes = { sole: 'recipient', shared: 'shared', 'custodial-payor': 'payor' } as const;

const childrenOf = (
  { ages, children, childrenUnder6 = 0, children6to17 = 0, arrangement }: z.infer<typeof WithChildCase>,
  taxYear: number,
): SupportedChild[] => {
  const home = homes[arrangement];
  const counted = [...Array<number>(childrenUnder6).fill(3), ...Array<number>(children6to17).fill(10)];
  return (children ?? ages ?? counted).map((child) => {
    if (typeof child === 'object') return child;
    return { age: typeof child === 'number' ? child : ageOn(child, `${taxYear}-12-31`), home };
  });
};

/** Half a dollar a month, the rounding of the support, moves a yearly net income by up to 6. */
const NET_INCOME_ALLOWANCE = 6.5;

/**
 * @param taxYear of the file or group, when the example names none.
 * @param hasWorkersBenefit false for figures published without the Canada workers benefit.
 * @param allowance beyond the rounding of the figures: published calculators differ by up to a dollar a month.
 */
export const compareWithChild = (
  given: z.infer<typeof WithChildCase>,
  taxYear: number,
  hasWorkersBenefit: boolean,
  allowance?: number,
): Comparison[] => {
  const year = given.taxYear ?? taxYear;
  const children = childrenOf(given, year);
  const within = given.approximate?.within ?? allowance;
  const specialExpenses = given.specialExpenses ?? (given.specialExpensesMonthly ?? 0) * 12;
  const name = nameOf(given, `ages ${children.map(({ age }) => age).join(',')}`);
  return orRefused(name, () => {
    const result = rangeOf(given, year, given.years ?? 0, children, { hasWorkersBenefit, specialExpenses });
    const optional = (figure: string, expected: WrittenNumber | undefined, computed: number, most?: number) =>
      expected ? [compareDollars(name, figure, expected, computed, most ?? expected.rounding)] : [];
    const { payor, recipient } = result.positions.high;
    const [payorAtHigh, recipientAtHigh] = given.indiAtHigh ?? [];
    const { payorDeducts = 0, paid: setOff = 0 } = result.childSupport ?? {};
    const paid = (given.arrangement === 'sole' ? payorDeducts : Math.abs(setOff)) / 100;
    const notional = (result.childSupport?.recipientDeducts ?? 0) / 100;
    return [
      ...optional('child support', given.childSupport ?? given.childSupportMonthly, paid),
      ...optional('notional', given.notional ?? given.notionalChildSupportMonthly, notional),
      ...optional('low', given.low, result.monthly.low / 100, within),
      ...optional('mid', given.mid, result.monthly.mid / 100, within),
      ...optional('high', given.high, result.monthly.high / 100, within),
      ...optional('equal net incomes', given.equalNet, (result.equalNetIncomes?.monthly ?? 0) / 100, within),
      ...(given.duration ? [compareDuration(name, given.duration, result.duration.text)] : []),
      ...optional('payor INDI at high', payorAtHigh, payor.netIncome / 100, NET_INCOME_ALLOWANCE),
      ...optional('recipient INDI at high', recipientAtHigh, recipient.netIncome / 100, NET_INCOME_ALLOWANCE),
    ];
  });
};
