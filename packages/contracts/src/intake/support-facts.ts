import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { Party } from '../identity.js';
import { EnteredCents } from '../money.js';
import { LONGEST_NAME, LONGEST_TEXT, writtenText } from '../text.js';

const Line = writtenText(LONGEST_NAME);

export const supportMethods = [
  'E-transfer',
  'Direct deposit',
  'Post-dated cheques',
  'Through the Family Responsibility Office',
] as const;

export const supportDays = ['First day of the month', '15th day of the month', 'Last day of the month'] as const;

/** Guidelines s. 7(1), in its order. */
export const expenseKinds = [
  'Child care',
  'Medical and dental insurance',
  'Health',
  'School and programs',
  'Post-secondary education',
  'Activities',
] as const;
export const expensePeriods = ['A month', 'A year'] as const;

/** A special or extraordinary expense of one child, after subsidies, insurance and tax credits (Guidelines s. 7). */
export const Expense = z.strictObject({
  /** Name as in `children`. */
  child: Line.optional(),
  kind: z.enum(expenseKinds).optional(),
  what: Line.optional(),
  /** Cents in each period. */
  amount: EnteredCents.optional(),
  per: z.enum(expensePeriods).optional(),
  /** Who pays the provider. */
  paidBy: Party.optional(),
});
export type Expense = z.infer<typeof Expense>;
export const MOST_EXPENSES = 40;

export const arrearsPayments = ['In one payment', 'In monthly payments'] as const;

/** How long a child of age is supported during studies. */
export const studyEnds = ['A first degree or diploma', 'Any full-time studies'] as const;
export const studyAges = ['21', '22', '23', '24', '25', '26'] as const;
export const respUses = ['Before we share the costs', 'As the contribution of the parent who saved'] as const;

/** How payments that were due before the agreement are made up; months are counted from the agreement. */
export const pastPayments = [
  'They have been paid',
  'Within seven days',
  'Over 6 months',
  'Over 12 months',
  'Over 24 months',
] as const;

/** The main kind of an income: it decides contributions to CPP and EI, and the tax. */
export const incomeKinds = [
  'Employment',
  'Self-employment',
  'Dividends of one’s own company',
  'A pension',
  'Benefits, rent or investments',
] as const;
/** An income outside Canada (Guidelines s. 19(1)(b) and 20). */
export const incomesAbroad = ['What it would be before tax in Canada', 'As it is paid there, not adjusted'] as const;
export const housingKinds = ['Rent', 'Property tax'] as const;

export const supportFacts = {
  /** First payment of child support (Guidelines s. 13(f)). */
  childSupportStart: IsoDate.optional(),
  childPastPaid: z.enum(pastPayments).optional(),
  expenses: z.array(Expense).max(MOST_EXPENSES).optional(),
  /** Cents: child support owed for the time before the start. */
  childArrears: EnteredCents.optional(),
  childArrearsSince: IsoDate.optional(),
  childArrearsPaid: z.enum(arrearsPayments).optional(),
  /** Cents a month. */
  childArrearsMonthly: EnteredCents.optional(),
  /** Of the payment, or the first instalment. */
  childArrearsFrom: IsoDate.optional(),

  studyEnd: z.enum(studyEnds).optional(),
  /** The latest age of a supported student. */
  studyAge: z.enum(studyAges).optional(),
  respUse: z.enum(respUses).optional(),

  /** Whose stated income is imputed (Guidelines s. 19). */
  incomeImputedTo: Party.optional(),
  incomeImputedBecause: writtenText(LONGEST_TEXT).optional(),
  incomeAbroad: z.enum(incomesAbroad).optional(),
  userIncomeKind: z.enum(incomeKinds).optional(),
  partnerIncomeKind: z.enum(incomeKinds).optional(),
  userDisabilityCredit: z.boolean().optional(),
  partnerDisabilityCredit: z.boolean().optional(),
  userHousing: z.enum(housingKinds).optional(),
  userHousingCost: EnteredCents.optional(),
  partnerHousing: z.enum(housingKinds).optional(),
  partnerHousingCost: EnteredCents.optional(),

  supportMethod: z.enum(supportMethods).optional(),
  supportDay: z.enum(supportDays).optional(),

  /** Cents of life insurance that secure support. */
  insuranceAmount: EnteredCents.optional(),
  /** Trustee for the children (Insurance Act (Ontario), s. 193). */
  insuranceTrustee: Line.optional(),
  insuranceUntil: IsoDate.optional(),
};
