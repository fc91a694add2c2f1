import { knownChildren } from '../agreement/dependent-children.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { NOTHING, plus } from '../money.js';
import { listed, money } from '../print.js';
import type { ChildSupportTerms } from '../terms/child-support.js';
import { expensesKnown } from './known-expenses.js';
import { hasChildren } from './people.js';

const together = ({ record: { userIncome, partnerIncome } }: Draft) =>
  userIncome === undefined || partnerIncome === undefined ? null : plus(userIncome, partnerIncome);

const shares = (draft: Draft, terms: ChildSupportTerms): Words => {
  if (together(draft) === NOTHING)
    return draft.about(
      terms.expenseShares,
      'We share them in proportion to our incomes. As neither of us has an income today, there is no proportion yet: until one of us has, an expense is taken on only after we have agreed in writing who pays it.',
    );
  const incomes = `${draft.owner}’s yearly income of ${draft.answer('userIncome', money)} and ${draft.partner}’s of ${draft.answer('partnerIncome', money)}`;
  const today = terms.expenseShares.value
    ? draft.print(
        terms.expenseShares,
        ({ owner, partner }) =>
          ` Today that makes ${owner} for ${draft.owner} and ${partner} for ${draft.partner}, as Schedule D shows.`,
      )
    : draft.about(terms.expenseShares, '');
  return text`We share them in proportion to our incomes. The proportion starts from ${incomes}.${today} It is brought up to date at each yearly exchange. Where spousal support is paid, it is deducted from the income of the one who pays it and added to the income of the one who receives it.`;
};

/** Makes the costs of special needs explicit (Guidelines s. 7(1)(c) and (d)). */
const specialNeeds = ({ record, asOf }: Draft): Passage[] => {
  const children = knownChildren(record, asOf);
  const called = [...(children?.byTable ?? []), ...(children?.apart ?? [])]
    .filter(({ child }) => child.specialNeeds)
    .map(({ called }) => called);
  return called.length === 0
    ? []
    : [
        `${listed(called)} ${called.length === 1 ? 'has' : 'have'} special needs. The costs that follow from them, such as therapy, equipment, medicine, care and programs at school, are special or extraordinary expenses as far as insurance and public programs do not pay them.`,
      ];
};

export const specialExpenses: Clause = {
  id: 'special-expenses',
  heading: 'Child support: special or extraordinary expenses',
  basis: ['Federal Child Support Guidelines, s. 7 and 13(e)'],
  note: 'Costs such as child care, dental work or post-secondary school come on top of the monthly amount and are shared by income.',
  answers: [
    'children',
    'expenses',
    'childSupportStart',
    'supportDay',
    'userIncome',
    'partnerIncome',
    'spousalSupportPayer',
    'spousalSupportAmount',
  ],
  applies: hasChildren,
  forSupport: 'children',
  write: (draft): Passage[] => [
    'Special or extraordinary expenses of the children are:',
    {
      kind: 'list',
      items: [
        'child care because of work, illness, disability or education of the parent with whom the child is;',
        'the part of medical and dental insurance premiums that covers the child;',
        'health-related expenses that together are at least $100.00 a year more than what insurance pays;',
        'extraordinary expenses for school or for programs that meet the child’s particular needs;',
        'post-secondary education; and',
        'extraordinary expenses for extra-curricular activities.',
      ],
    },
    ...specialNeeds(draft),
    ...(draft.terms.childSupport ? [shares(draft, draft.terms.childSupport)] : []),
    ...expensesKnown(draft),
    'An expense is counted after subsidies, benefits, tax deductions and credits, and after what the child can reasonably contribute.',
    'Except in an emergency, each of us asks the other in writing before taking on such an expense; consent is not unreasonably withheld. The one who paid sends the receipt, and the other pays their share within 30 days.',
  ],
};
