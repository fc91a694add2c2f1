import { z } from 'zod';
import { Dollars, EnteredDollars } from '../money.js';
import { Child, MOST_CHILDREN } from './child.js';
import { MOST_OTHER_CHILDREN, OtherChild } from './parenting-facts.js';
import { MOST_PENSIONS, Pension } from './property-facts.js';
import { IntakeRecord } from './record.js';
import { MOST_STEPS, SpousalStep } from './spousal-facts.js';
import { Expense, MOST_EXPENSES } from './support-facts.js';

/** Fields that are or contain amounts. */
const amountsIn = <Money extends z.ZodType>(money: Money) => ({
  homeEstimatedValue: money.optional(),
  homeMortgageBalance: money.optional(),
  userIncome: money.optional(),
  partnerIncome: money.optional(),
  agreedChildSupportAmount: money.optional(),
  spousalSupportAmount: money.optional(),
  childArrears: money.optional(),
  childArrearsMonthly: money.optional(),
  homePrice: money.optional(),
  userHousingCost: money.optional(),
  partnerHousingCost: money.optional(),
  equalizationAmount: money.optional(),
  pensions: z
    .array(Pension.extend({ familyLawValue: money.optional(), share: money.optional(), monthly: money.optional() }))
    .max(MOST_PENSIONS)
    .optional(),
  insuranceAmount: money.optional(),
  spousalLumpSum: money.optional(),
  spousalLumpSumMonthly: money.optional(),
  spousalSteps: z
    .array(SpousalStep.extend({ amount: money.optional() }))
    .max(MOST_STEPS)
    .optional(),
  children: z
    .array(Child.extend({ ownSupport: money.optional() }))
    .max(MOST_CHILDREN)
    .optional(),
  otherChildren: z
    .array(OtherChild.extend({ supportPaid: money.optional() }))
    .max(MOST_OTHER_CHILDREN)
    .optional(),
  expenses: z
    .array(Expense.extend({ amount: money.optional() }))
    .max(MOST_EXPENSES)
    .optional(),
});

/** In a request: amounts in dollars on the wire, cents in programs. */
export const WrittenRecord = IntakeRecord.extend(amountsIn(EnteredDollars)).meta({ id: 'WrittenRecord' });
export type WrittenRecord = z.input<typeof WrittenRecord>;

/** In an answer: cents in programs, dollars on the wire. */
export const ShownRecord = z.object({ ...IntakeRecord.shape, ...amountsIn(Dollars) }).meta({ id: 'ShownRecord' });

const amounts = [
  ...Object.keys(amountsIn(z.unknown())),
  'ownSupport',
  'supportPaid',
  'amount',
  'familyLawValue',
  'share',
  'monthly',
];

/** From cents of a page to dollars of a request, unchecked: the service validates. */
export const inDollars = <Answers extends object>(answers: Answers): Answers => ({
  ...answers,
  ...Object.fromEntries(
    Object.entries(answers).flatMap(([field, value]: [string, unknown]) =>
      amounts.includes(field) ? [[field, onTheWire(value)]] : [],
    ),
  ),
});

const onTheWire = (value: unknown): unknown => {
  if (typeof value === 'number') return value / 100;
  return Array.isArray(value) ? value.map((row: object) => inDollars(row)) : value;
};
