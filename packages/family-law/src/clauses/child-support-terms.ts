import { longDate } from '@evenhand/contracts/toronto';
import { ageOn } from '../child-support/province.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { joined, text } from '../draft/sentence.js';
import { listed, money } from '../print.js';
import { type ChildSupportTerms, isNothingPayable, type OtherChildTerms } from '../terms/child-support.js';
import { livingAbroad } from '../terms/people.js';

const about = (draft: Draft, { parent, called, born, livesWithParent, supportPaid }: OtherChildTerms): Passage => {
  const whose = draft.print(parent, draft.name);
  const child = called ?? 'a child of another relationship';
  const isOfAge = born.value !== null && ageOn(born.value, draft.asOf) >= 18;
  return joined(
    [
      text`${whose} is also the parent of ${child}`,
      ...(born.value ? [text`, born on ${draft.print(born, longDate)}`] : []),
      ...(livesWithParent ? [text`, who lives with ${whose}`] : []),
      ...(isOfAge && supportPaid.value ? [text`, who is of age and remains dependent`] : []),
      '.',
      ...(supportPaid.value
        ? [text` ${whose} pays child support of ${draft.print(supportPaid, money)} per month for ${child}.`]
        : []),
    ],
    '',
  );
};

export const otherChildren: Clause = {
  id: 'other-children',
  heading: 'Children from another relationship',
  basis: ['Federal Child Support Guidelines, s. 10(2)(c) and (d)', 'Family Law Act, s. 31'],
  note: 'A duty to support another child does not by itself change the table amount. It matters where paying the amount would cause undue hardship.',
  answers: ['otherChildren'],
  write: (draft) => {
    const { otherChildren: children = [] } = draft.terms.childSupport ?? {};
    if (children.length === 0) return [];
    return [
      ...children.map((child) => about(draft, child)),
      'The table amount is not reduced for this reason. Each of us understands that a court may order a different amount where a legal duty to support another child would cause undue hardship, after comparing the standards of living of both households.',
    ];
  },
};

/** Follows `as long as`; the duties do not depend on an amount. */
const duration = (terms: ChildSupportTerms): string => {
  if (!isNothingPayable(terms)) return 'child support is payable';
  return `${terms.childCount === 1 ? 'the' : 'a'} child is entitled to support`;
};

export const childInsurance: Clause = {
  id: 'child-insurance',
  heading: 'Child support: health, dental and other insurance',
  basis: ['Federal Child Support Guidelines, s. 6'],
  note: 'If one of you has benefits through work that can cover the children at a reasonable cost, the children are covered.',
  answers: ['hasChildren'],
  forSupport: 'children',
  write: ({ terms: { childSupport } }) => {
    if (!childSupport) return [];
    const children = childSupport.childCount === 1 ? 'the child' : 'the children';
    return [
      `Each of us who can obtain medical or dental insurance for ${children} through work or otherwise at a reasonable rate will keep ${children} covered for as long as ${duration(childSupport)}.`,
      'The parent who receives a reimbursement from the insurer will pay it, within 14 days, to the parent who paid the expense. The part that is not covered is shared as a special or extraordinary expense.',
    ];
  },
};

const afterExchange = (terms: ChildSupportTerms): string => {
  if (isNothingPayable(terms))
    return 'We will then determine whether child support is payable under the Guidelines, starting on the first day of the month after the exchange.';
  const { children, apart } = terms;
  if (children && children.byTable.length === 0 && apart.length > 0)
    return `We will then review child support in good faith on the basis of the condition, means and needs of ${listed(apart.map(({ called }) => called))} and of what each of us can contribute.`;
  return terms.usesGuidelines && terms.mixed === null
    ? 'We will then adjust child support and our shares of special or extraordinary expenses to the new incomes, starting on the first day of the month after the exchange.'
    : 'We will then review child support in good faith on the basis of our incomes and the table amount at that time.';
};

export const annualDisclosure: Clause = {
  id: 'annual-disclosure',
  heading: 'Child support: yearly disclosure and adjustment',
  basis: ['O. Reg. 391/97, s. 24.1', 'Federal Child Support Guidelines, s. 21(1)(d) to (g) and 25(1), (5) and (8)'],
  note: 'Once a year you give each other your tax documents and update support. Self-employed parents also give the papers of the business. The law does not allow anyone to sign this duty away.',
  answers: ['hasChildren', 'useGuidelines'],
  forSupport: 'children',
  write: ({ terms: { childSupport, people } }) => {
    if (!childSupport) return [];
    return [
      `For as long as ${duration(childSupport)}, each of us whose income is needed to determine it will give the other, each year and no later than 30 days after the anniversary of this agreement, a copy of the income tax return with all attachments and every notice of assessment and reassessment for the most recent year${livingAbroad(people).length > 0 ? ' or, where that parent files in another country, the corresponding documents of that country, with the amounts in Canadian dollars' : ''}.`,
      'A parent who is self-employed, is a partner in a partnership or controls a corporation will also give the other, at the same time and for the same year, the financial statements of the business, a statement of all salaries, management fees and other payments to persons who are not at arm’s length, and, for a partnership, confirmation of the income, draws and capital. Expenses that reduce the income for tax purposes are added back where they were not reasonable for determining support.',
      afterExchange(childSupport),
      'Nothing in this agreement limits the right of either of us to request income information under the Guidelines.',
    ];
  },
};
