import { aMonthFrom, type DueDays, nextAfter } from '../agreement/due-days.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import type { ChildExpenseTerms, ExpenseTerms } from '../terms/child-expenses.js';

const NOT_SHARED = 'by agreement';
/** Guidelines s. 7(1)(c). */
const NOT_COUNTED = 'not counted: health expenses under $100.00 a year';

const described = (draft: Draft, { kind, what, paidBy }: ExpenseTerms): Words =>
  text`${draft.print(kind, String)}${what ? `: ${what}` : ''}${paidBy ? ` (paid by ${draft.name(paidBy)})` : ''}`;

const costOf = (draft: Draft, { amount, per, shared }: ExpenseTerms): Words => {
  if (shared && shared.monthly === NOTHING && amount.value) return NOT_COUNTED;
  if (shared) return draft.about(amount, money(shared.monthly));
  if (amount.value === null) return draft.print(amount, money);
  return per.value === null
    ? draft.print(per, String)
    : text`${draft.print(amount, money)} ${draft.print(per, (period) => period.toLowerCase())}`;
};

const table = (draft: Draft, { each, known }: ChildExpenseTerms): Passage => ({
  kind: 'table',
  header: ['Child', 'Expense', 'Cost a month', draft.owner, draft.partner],
  rows: [
    ...each.map((expense) => [
      expense.child ?? 'All children',
      described(draft, expense),
      costOf(draft, expense),
      expense.shared ? money(expense.shared.parts.owner) : NOT_SHARED,
      expense.shared ? money(expense.shared.parts.partner) : NOT_SHARED,
    ]),
    ...(known
      ? [
          [
            'Total',
            '',
            money(known.together.monthly),
            money(known.together.parts.owner),
            money(known.together.parts.partner),
          ],
        ]
      : []),
  ],
});

const settled = (draft: Draft, { each, transfer }: ChildExpenseTerms, due: DueDays): Passage[] => [
  ...(transfer
    ? [
        text`To balance these shares, ${draft.name(transfer.payor)} will pay ${draft.name(other(transfer.payor))} ${draft.print(transfer.monthly, money)} ${aMonthFrom(nextAfter(due, draft.asOf))}, for as long as these expenses continue in these amounts. The person who pays a provider will show the other the receipts once a year, and will tell the other without delay when an expense changes or ends.`,
      ]
    : []),
  ...(each.some(({ paidBy }) => !paidBy)
    ? ['Where the table does not name the person who pays, each of us will pay their share directly to the provider.']
    : []),
];

/** By child, with both shares and the net payment (Guidelines s. 13(e)). */
export const expensesKnown = (draft: Draft, terms: ChildExpenseTerms, due: DueDays): Passage[] =>
  terms.each.length === 0
    ? []
    : [
        'The expenses known today, after subsidies, benefits, insurance and tax credits, and the monthly share of each of us are:',
        table(draft, terms),
        ...(terms.known ? settled(draft, terms, due) : []),
      ];
