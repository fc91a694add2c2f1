import type { Expense } from '@evenhand/contracts/intake/support-facts';

import { type KnownExpenses, knownExpenses } from '../agreement/known-expenses.js';
import type { SharedExpense } from '../child-support/special-expenses.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';

import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import type { ExpenseTransfer } from '../terms/child-support.js';
import { when } from './support-due.js';

const NOT_SHARED = 'by agreement';
/** Guidelines s. 7(1)(c). */
const NOT_COUNTED = 'not counted: health expenses under $100.00 a year';

const described = ({ kind, what, paidBy }: Expense, index: number, draft: Draft): string => {
  const named = kind ?? draft.blank(`expenses/${index}/kind`, `what kind expense ${index + 1} of the children is`);
  return `${named}${what?.trim() ? `: ${what.trim()}` : ''}${paidBy ? ` (paid by ${draft.name(paidBy)})` : ''}`;
};

const costOf = ({ amount, per }: Expense, index: number, shared: SharedExpense | null, draft: Draft): string => {
  if (shared && shared.monthly === NOTHING && amount) return NOT_COUNTED;
  if (shared) return money(shared.monthly);
  if (amount === undefined) return draft.blank(`expenses/${index}/amount`, `what expense ${index + 1} costs`);
  if (!per) return draft.blank(`expenses/${index}/per`, `whether expense ${index + 1} is a month or a year`);
  return `${money(amount)} ${per.toLowerCase()}`;
};

const table = (draft: Draft, expenses: readonly Expense[], known: KnownExpenses | null): Passage => ({
  kind: 'table',
  header: ['Child', 'Expense', 'Cost a month', draft.owner, draft.partner],
  rows: [
    ...expenses.map((expense, index) => {
      const shared = known?.each[index] ?? null;
      return [
        expense.child?.trim() || 'All children',
        described(expense, index, draft),
        costOf(expense, index, shared, draft),
        shared ? money(shared.parts.owner) : NOT_SHARED,
        shared ? money(shared.parts.partner) : NOT_SHARED,
      ];
    }),
    ...(known
      ? [
          [
            'Together',
            '',
            money(known.together.monthly),
            money(known.together.parts.owner),
            money(known.together.parts.partner),
          ],
        ]
      : []),
  ],
});

const transfer = (draft: Draft, { payor, monthly }: ExpenseTransfer): Words =>
  text`${draft.name(payor)} pays ${draft.name(other(payor))} ${draft.print(monthly, money)}`;

const settled = (draft: Draft, expenses: readonly Expense[]): Passage[] => [
  ...(draft.terms.childSupport?.expenseTransfer
    ? [
        text`So that each of us bears that part, ${transfer(draft, draft.terms.childSupport.expenseTransfer)} ${when(draft)}, for as long as these expenses arise in this amount. Whoever pays a provider shows the receipts once a year, and at once when an expense changes or ends.`,
      ]
    : []),
  ...(expenses.some(({ paidBy }) => !paidBy)
    ? ['Where the table does not say who pays, each of us pays our own part to the provider.']
    : []),
];

/** By child, with both shares and the net payment (Guidelines s. 13(e)). */
export const expensesKnown = (draft: Draft): Passage[] => {
  const { expenses = [] } = draft.record;
  if (expenses.length === 0) return [];
  const known = knownExpenses(draft.record);
  return [
    'These are the expenses that we know of today, after subsidies, benefits, insurance and tax credits, with the part of each of us a month:',
    table(draft, expenses, known),
    ...(known ? settled(draft, expenses) : []),
  ];
};
