import {
  discountRates,
  indexings,
  MOST_STEPS,
  type SpousalStep,
  type spousalFacts,
  spousalForms,
} from '@evenhand/contracts/intake/spousal-facts';
import {
  arrearsPayments,
  type Expense,
  expenseKinds,
  expensePeriods,
  MOST_EXPENSES,
  supportDays,
  type supportFacts,
  supportMethods,
} from '@evenhand/contracts/intake/support-facts';
import { list, oneOf, pick, type QuestionKind } from './kinds.js';

/** How the questions about support are asked. */
export const supportKinds: Record<keyof typeof supportFacts | keyof typeof spousalFacts, QuestionKind> = {
  childSupportStart: { kind: 'date' },
  expenses: list<Expense>('expenses', MOST_EXPENSES, {
    child: { kind: 'child' },
    kind: pick(expenseKinds),
    what: { kind: 'line' },
    amount: { kind: 'amount' },
    per: pick(expensePeriods),
    paidBy: { kind: 'party' },
  }),
  childArrears: { kind: 'amount' },
  childArrearsSince: { kind: 'date' },
  childArrearsPaid: oneOf(arrearsPayments),
  childArrearsMonthly: { kind: 'amount' },
  childArrearsFrom: { kind: 'date' },
  spousalForm: oneOf(spousalForms),
  spousalStart: { kind: 'date' },
  spousalEnd: { kind: 'date' },
  spousalSteps: list<SpousalStep>('spousalSteps', MOST_STEPS, { from: { kind: 'date' }, amount: { kind: 'amount' } }),
  spousalReviewOn: { kind: 'date' },
  spousalReviewEvent: { kind: 'line' },
  spousalIndexing: oneOf(indexings),
  spousalIndexingOn: { kind: 'date' },
  spousalLumpSum: { kind: 'amount' },
  spousalLumpSumOn: { kind: 'date' },
  spousalLumpSumMonthly: { kind: 'amount' },
  spousalLumpSumUntil: { kind: 'date' },
  spousalLumpSumRate: pick(discountRates),
  supportMethod: oneOf(supportMethods),
  supportDay: pick(supportDays),
};
