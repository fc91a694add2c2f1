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
export const supportKinds: Record<keyof typeof supportFacts, QuestionKind> = {
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
  supportMethod: oneOf(supportMethods),
  supportDay: pick(supportDays),
};
