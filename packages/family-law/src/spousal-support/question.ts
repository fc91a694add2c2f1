import type { IsoDate } from '@evenhand/contracts/dates';
import type { Cents } from '@evenhand/contracts/money';
import { checkedAmount, checkedCount, checkedDate, checkedIncome } from '../checks.js';
import { type Province, provinceOf } from '../child-support/province.js';
import { LawProblem } from '../law-problem.js';
import { NOTHING, plus, smaller } from '../money.js';
import { type Household, UNKNOWN_HOUSEHOLD } from '../tax/benefits.js';
import { taxYearOf } from '../tax/tax-years.js';

/** Yearly Guidelines income in cents: employment bears CPP and EI, self-employment both halves of CPP. */
export interface Earner {
  readonly employment: Cents;
  readonly selfEmployment: Cents;
  readonly other: Cents;
  /** The part of `other` that a pension plan pays; nothing unless stated. */
  readonly pension?: Cents;
}

/** More than 60 % of the time with one spouse, or shared (each at least 40 %). */
export type Home = 'recipient' | 'payor' | 'shared';

export interface SupportedChild {
  readonly age: number;
  readonly home: Home;
  /** For the duration; null where only the age is known. */
  readonly born?: IsoDate | null;
}

export interface SpousalQuestion {
  /** Selects the child support tables. */
  readonly on: IsoDate;
  readonly taxYear: number;
  /** Child support tables of each; taxed as in Ontario, with a notice elsewhere. */
  readonly provinces: { readonly payor: Province; readonly recipient: Province };
  readonly payor: Earner;
  readonly recipient: Earner;
  /** Months of cohabitation, before and in the marriage. */
  readonly monthsTogether: number;
  /** Duration is counted from this day; null when unknown. */
  readonly separatedOn?: IsoDate | null;
  /** At separation, in whole years; null when unknown, which disables the rule of 65. */
  readonly recipientAge: number | null;
  readonly children: readonly SupportedChild[];
  /** Yearly amounts for adult children supported outside the table (Guidelines s. 3(2)(b)). */
  readonly adultSupport?: { readonly payor: Cents; readonly recipient: Cents };
  /** Yearly amounts for children of another relationship (ch. 12.3). */
  readonly otherSupport?: { readonly payor: Cents; readonly recipient: Cents };
  /** The only payor of child support for shared children, who has no credit for them (Income Tax Act s. 118(5)). */
  readonly paysAlone?: 'payor' | 'recipient' | null;
  readonly households?: { readonly payor: Household; readonly recipient: Household };
  /** Yearly special expenses of both together, net (s. 7); shared by the incomes after spousal support. */
  readonly specialExpenses?: Cents;
}

const MOST_MONTHS = 80 * 12;
/** A dependent child can be of age (student, disability); a higher age is an input error. */
const OLDEST_CHILD = 60;

export const grossIncome = ({ employment, selfEmployment, other }: Earner): Cents =>
  plus(employment, selfEmployment, other);

/**
 * @throws LawProblem for a missing, negative or absurd answer, an unknown tax year or province of tax, or
 * `mixed-arrangement` (some children shared, some not).
 */
export const checkedQuestion = (question: SpousalQuestion): Required<SpousalQuestion> => {
  const homes = new Set(question.children.map(({ home }) => home));
  if (homes.has('shared') && homes.size > 1)
    throw new LawProblem(
      'mixed-arrangement',
      'The formulas know children who are all shared, or none: some shared and some not needs advice.',
      'children',
    );
  checkedCount(question.children.length, 'children', 0, 15);
  return {
    on: checkedDate(question.on, 'on'),
    taxYear: taxYearOf(question.taxYear).year,
    provinces: {
      payor: checkedTaxProvince(question.provinces.payor, 'provinces.payor'),
      recipient: checkedTaxProvince(question.provinces.recipient, 'provinces.recipient'),
    },
    payor: checkedEarner(question.payor, 'payor'),
    recipient: checkedEarner(question.recipient, 'recipient'),
    monthsTogether: checkedCount(question.monthsTogether, 'monthsTogether', 0, MOST_MONTHS),
    separatedOn: question.separatedOn ? checkedDate(question.separatedOn, 'separatedOn') : null,
    recipientAge: question.recipientAge === null ? null : checkedCount(question.recipientAge, 'recipientAge', 14, 130),
    children: question.children.map(({ age, home, born }, index) => ({
      age: checkedCount(age, `children.${index}.age`, 0, OLDEST_CHILD),
      home,
      born: born ? checkedDate(born, `children.${index}.born`) : null,
    })),
    adultSupport: {
      payor: checkedAmount(question.adultSupport?.payor ?? NOTHING, 'adultSupport.payor'),
      recipient: checkedAmount(question.adultSupport?.recipient ?? NOTHING, 'adultSupport.recipient'),
    },
    otherSupport: {
      payor: checkedAmount(question.otherSupport?.payor ?? NOTHING, 'otherSupport.payor'),
      recipient: checkedAmount(question.otherSupport?.recipient ?? NOTHING, 'otherSupport.recipient'),
    },
    paysAlone: question.paysAlone ?? null,
    households: {
      payor: checkedHousehold(question.households?.payor ?? UNKNOWN_HOUSEHOLD, 'households.payor'),
      recipient: checkedHousehold(question.households?.recipient ?? UNKNOWN_HOUSEHOLD, 'households.recipient'),
    },
    specialExpenses: checkedAmount(question.specialExpenses ?? NOTHING, 'specialExpenses'),
  };
};

/** Tax, contributions and benefits of Quebec have rules too different for Ontario's figures to be used in their place. */
export const checkedTaxProvince = (province: Province, field: string): Province => {
  if (provinceOf(province, field) !== 'QC') return province;
  throw new LawProblem(
    'tax-province-unknown',
    'The tax of Quebec is not known here, and that of Ontario is too different to be used in its place.',
    field,
  );
};

export const checkedHousehold = (household: Household, who: string): Household => ({
  ...household,
  housing: household.housing && {
    ...household.housing,
    yearly: checkedIncome(household.housing.yearly, `${who}.housing.yearly`),
  },
});

export const checkedEarner = ({ employment, selfEmployment, other, pension }: Earner, who: string): Earner => {
  const earner = {
    employment: checkedIncome(employment, `${who}.employment`),
    selfEmployment: checkedIncome(selfEmployment, `${who}.selfEmployment`),
    other: checkedIncome(other, `${who}.other`),
    pension: smaller(checkedIncome(pension ?? NOTHING, `${who}.pension`), other),
  };
  checkedIncome(grossIncome(earner), who);
  return earner;
};
