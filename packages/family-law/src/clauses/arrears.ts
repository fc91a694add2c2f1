import type { Cents } from '@evenhand/contracts/money';
import { longDate } from '@evenhand/contracts/toronto';
import { aMonthFrom, instalments } from '../agreement/due-days.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import type { Term } from '../terms/term.js';
import { hasChildren } from './people.js';
import { childSupportDue } from './support-due.js';

const LEFT_OPEN =
  'This agreement sets child support from its start date on. It does not settle support for the months before and neither of us gives up a claim for them.';

const dayOf = ({ record, blank }: Draft, question: string): string =>
  record.childArrearsFrom ? longDate(record.childArrearsFrom) : blank('childArrearsFrom', question);

const paidBack = (draft: Draft, owed: Cents): string => {
  const { childArrearsPaid, childArrearsMonthly: monthly, childArrearsFrom: from } = draft.record;
  if (!childArrearsPaid)
    return `It is paid back: ${draft.blank('childArrearsPaid', 'how child support that is owed is paid back')}.`;
  if (childArrearsPaid === 'In one payment')
    return `It is paid in one payment by ${dayOf(draft, 'when child support that is owed is paid back')}.`;
  if (!monthly || !from)
    return `It is paid in monthly payments of ${monthly ? money(monthly) : draft.blank('childArrearsMonthly', 'how much of the child support that is owed is paid back each month')}, beginning on ${dayOf(draft, 'when paying back begins')}.`;
  const days = { first: from, day: Number(from.slice(8)) };
  const { payments, last } = instalments(owed, monthly, days);
  if (payments === 1) return `It is paid in one payment by ${longDate(from)}.`;
  return `It is paid in ${payments} payments: ${money(monthly)} ${aMonthFrom(days)}, and the last one of ${money(last.amount)} on ${longDate(last.on)}. These payments come on top of the monthly amount.`;
};

const owedFor = (draft: Draft, owed: Cents, stated: Term<Cents>): Passage[] => {
  const payer = draft.terms.childSupport?.payor.value ?? draft.record.childSupportPayer;
  const owes = payer ? draft.name(payer) : draft.answer('childSupportPayer', draft.name);
  const { childArrearsSince: since } = draft.record;
  const from = since ? longDate(since) : draft.blank('childArrearsSince', 'since when child support is owed');
  return [
    text`${owes} owes ${payer ? draft.name(other(payer)) : 'the other parent'} ${draft.print(stated, money)} of child support for the time from ${from} until child support under this agreement begins on ${longDate(childSupportDue(draft).first)}.`,
    paidBack(draft, owed),
    'With these payments child support for that time is settled between us. A court can look at it again where the law says so, because support is the right of the children.',
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
  applies: hasChildren,
  forSupport: 'children',
  write: (draft) => {
    const { childArrears: owed } = draft.record;
    if (owed === undefined) return [LEFT_OPEN];
    const stated = draft.terms.childSupport?.arrears;
    if (owed > NOTHING && stated) return owedFor(draft, owed, stated);
    return [
      'We agree that no child support is owed for the time before child support under this agreement begins. A court can look at that again where the law says so, because support is the right of the children.',
    ];
  },
};
