import { discountRates, indexings, retirementAges, spousalForms } from '@evenhand/contracts/intake/spousal-facts';
import {
  arrearsPayments,
  expenseKinds,
  expensePeriods,
  respUses,
  studyAges,
  studyEnds,
  supportDays,
  supportMethods,
} from '@evenhand/contracts/intake/support-facts';
import { cents } from '@evenhand/contracts/money';
import fc from 'fast-check';

export const day = fc
  .date({ min: new Date('2003-01-01'), max: new Date('2027-06-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
export const dollars = (most: number) =>
  fc
    .oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 5, arbitrary: fc.integer({ min: 0, max: most * 100 }) })
    .map(cents);
export const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 40 });
export const party = fc.constantFrom('owner', 'partner');

const given = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const soon = fc
  .date({ min: new Date('2026-10-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const later = fc
  .date({ min: new Date('2029-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const expense = fc.record({
  child: fc.constantFrom(undefined, 'Robin', 'Kim'),
  kind: maybe(fc.constantFrom(...expenseKinds)),
  what: fc.constantFrom(undefined, 'Hockey', 'Braces'),
  amount: maybe(dollars(2_000)),
  per: maybe(fc.constantFrom(...expensePeriods)),
  paidBy: fc.option(party, { nil: undefined }),
});

export const supportAnswers = {
  childSupportStart: given(soon),
  expenses: given(fc.array(expense, { maxLength: 5 })),
  childArrears: given(dollars(20_000)),
  childArrearsSince: maybe(day),
  childArrearsPaid: maybe(fc.constantFrom(...arrearsPayments)),
  childArrearsMonthly: maybe(dollars(1_000)),
  childArrearsFrom: maybe(soon),
  studyEnd: given(fc.constantFrom(...studyEnds)),
  studyAge: given(fc.constantFrom(...studyAges)),
  respUse: given(fc.constantFrom(...respUses)),
  incomeImputedTo: given(party),
  incomeImputedBecause: maybe(fc.constant('Trained as a nurse and able to work.')),
  retirementAge: given(fc.constantFrom(...retirementAges)),
  supportMethod: given(fc.constantFrom(...supportMethods)),
  supportDay: given(fc.constantFrom(...supportDays)),
  insuranceAmount: given(dollars(500_000)),
  insuranceTrustee: given(fc.constant('Pat Trustee')),
  insuranceUntil: given(later),
  spousalForm: given(fc.constantFrom(...spousalForms)),
  spousalStart: given(soon),
  spousalEnd: given(later),
  spousalSteps: given(fc.array(fc.record({ from: maybe(later), amount: maybe(dollars(4_000)) }), { maxLength: 2 })),
  spousalReviewOn: given(later),
  spousalReviewEvent: given(fc.constant('The younger child has started school.')),
  spousalIndexing: given(fc.constantFrom(...indexings)),
  spousalIndexingOn: maybe(later),
  spousalLumpSum: maybe(dollars(80_000)),
  spousalLumpSumOn: maybe(soon),
  spousalLumpSumMonthly: given(dollars(3_000)),
  spousalLumpSumUntil: maybe(later),
  spousalLumpSumRate: maybe(fc.constantFrom(...discountRates)),
};
