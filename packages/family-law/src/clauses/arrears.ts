import { longDate } from '@evenhand/contracts/toronto';
import { aMonthFrom } from '../agreement/due-days.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { listed, money } from '../print.js';
import type { ArrearsTerms } from '../terms/child-arrears.js';
import { type ChildSupportTerms, isNothingPayable } from '../terms/child-support.js';

const court = ({ childCount }: ChildSupportTerms): string =>
  `A court may nevertheless look at that time again where the law permits, because support is the right of the ${childCount === 1 ? 'child' : 'children'}.`;

const leftOpen = (support: ChildSupportTerms): string =>
  `${isNothingPayable(support) ? 'No child support is payable under this agreement at present.' : 'This agreement sets child support from its start date.'} It does not settle child support for any earlier time, and neither of us gives up a claim for that time.`;

const paidBack = (draft: Draft, { paid, monthly, from, instalments }: ArrearsTerms): Words => {
  if (paid.value === null) return text`This amount will be paid: ${draft.print(paid, String)}.`;
  const isOnce = paid.value === 'In one payment' || instalments?.count.value === 1;
  if (isOnce) return text`This amount will be paid in one payment by ${draft.print(from, longDate)}.`;
  if (!instalments)
    return text`This amount will be paid in monthly payments of ${draft.print(monthly, money)}, starting on ${draft.print(from, longDate)}.`;
  const { due, count, last, lastOn } = instalments;
  return text`This amount will be paid in ${draft.print(count, String)} payments: ${draft.print(monthly, money)} ${aMonthFrom(due)}, and a last payment of ${draft.print(last, money)} on ${draft.print(lastOn, longDate)}. These payments are in addition to the monthly amount.`;
};

/** How the amount relates to the tables of that time. */
const fromTables = (draft: Draft, { owed, byTable }: ArrearsTerms, { apart }: ChildSupportTerms): Passage[] => {
  if (byTable.value === null || owed.value === null || byTable.value <= NOTHING) return [];
  const without =
    apart.length > 0 ? `, without those for ${listed(apart.map(({ called }) => called))} after coming of age,` : '';
  const total = text`On the incomes stated in this agreement, the table amounts for that time${without} add up to ${draft.print(byTable, money)}.`;
  return [
    owed.value === byTable.value
      ? total
      : text`${total} We agree on the amount owed after considering the payments already made and our incomes at that time.`,
  ];
};

/** The time may reach beyond the drafting day: the amount is what is paid in addition. */
const owedFor = (draft: Draft, support: ChildSupportTerms, terms: ArrearsTerms): Passage[] => {
  const { owed, payor, since } = terms;
  const receives = payor.value ? draft.name(other(payor.value)) : 'the other parent';
  return [
    text`For the time from ${draft.print(since, longDate)} until child support under this agreement starts on ${longDate(support.due.first)}, ${draft.print(payor, draft.name)} will pay ${receives} ${draft.print(owed, money)} of child support in addition to what has been paid.`,
    ...fromTables(draft, terms, support),
    paidBack(draft, terms),
    `These payments settle child support for that time between us. ${court(support)}`,
  ];
};

export const arrears: Clause = {
  id: 'arrears',
  heading: 'Child support: the time before this agreement',
  basis: [
    'Family Law Act, s. 33 and 34(1)(f)',
    'Federal Child Support Guidelines, s. 3',
    'D.B.S. v. S.R.G., 2006 SCC 37',
  ],
  note: 'What one of you may owe for earlier months: an amount and how it is paid back, or left open.',
  answers: [
    'separationDate',
    'childSupportPayer',
    'childSupportStart',
    'childArrears',
    'childArrearsSince',
    'childArrearsPaid',
    'childArrearsMonthly',
    'childArrearsFrom',
  ],
  forSupport: 'children',
  write: (draft) => {
    const { childSupport } = draft.terms;
    if (!childSupport) return [];
    const { arrears: terms } = childSupport;
    if (!terms) return [leftOpen(childSupport)];
    return terms.owed.value === NOTHING
      ? [
          draft.about(
            terms.owed,
            `We agree that no child support is owed for the time before child support under this agreement starts. ${court(childSupport)}`,
          ),
        ]
      : owedFor(draft, childSupport, terms);
  },
};
