import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { listed, money } from '../print.js';
import type { ChildExpenseTerms } from '../terms/child-expenses.js';
import { expensesKnown } from './known-expenses.js';

const currentShares = (draft: Draft, { shares }: ChildExpenseTerms): Passage => {
  const { 'owner-income': owner, 'partner-income': partner } = draft.terms.facts;
  if (shares.value === null)
    return draft.about(
      shares,
      text`The shares are calculated on annual incomes of ${draft.print(owner, money)} for ${draft.owner} and ${draft.print(partner, money)} for ${draft.partner}.`,
    );
  return draft.print(
    shares,
    ({ owner: one, partner: two }) =>
      `${draft.terms.spousalSupport.dividedIncomes ? 'On our incomes after the division of the pension' : 'At present'}, our shares are ${one} for ${draft.owner} and ${two} for ${draft.partner}, as Schedule D shows. The shares are updated at each yearly exchange of income information.`,
  );
};

const shared = (draft: Draft, terms: ChildExpenseTerms): Passage[] => {
  if (terms.withoutIncome)
    return [
      draft.about(
        terms.shares,
        'We share special or extraordinary expenses in proportion to our incomes. Because neither of us has an income at present, we will incur such an expense only after agreeing in writing who pays it, until one of us has an income.',
      ),
    ];
  return [
    'We share special or extraordinary expenses in proportion to our incomes. Spousal support is deducted from the income of the person who pays it and added to the income of the person who receives it.',
    currentShares(draft, terms),
  ];
};

/** Makes the costs of special needs explicit (Guidelines s. 7(1)(c) and (d)). */
const specialNeeds = ({ specialNeeds: called }: ChildExpenseTerms): Passage[] =>
  called.length === 0
    ? []
    : [
        `${listed([...called])} ${called.length === 1 ? 'has' : 'have'} special needs. The resulting costs, such as therapy, equipment, medicine, care and school programs, are special or extraordinary expenses to the extent that insurance and public programs do not pay them.`,
      ];

export const specialExpenses: Clause = {
  id: 'special-expenses',
  heading: 'Child support: special or extraordinary expenses',
  basis: ['Federal Child Support Guidelines, s. 7 and 13(e)'],
  note: 'Costs such as child care, dental work or post-secondary education are paid in addition to the monthly amount and are shared according to income.',
  answers: [
    'children',
    'expenses',
    'childSupportStart',
    'supportDay',
    'userIncome',
    'partnerIncome',
    'spousalSupportPayer',
    'spousalSupportAmount',
    'spousalStart',
    'spousalEnd',
    'spousalSteps',
  ],
  forSupport: 'children',
  write: (draft): Passage[] => {
    const { childSupport } = draft.terms;
    if (!childSupport) return [];
    const terms = childSupport.expenses;
    const hasMinors = draft.terms.children.some(({ status }) => status === null || status === 'under-age');
    return [
      `Special or extraordinary expenses of ${childSupport.childCount === 1 ? 'the child' : 'the children'} are:`,
      {
        kind: 'list',
        items: [
          ...(hasMinors
            ? [
                'child care expenses that result from the employment, illness, disability or education of the parent with parenting time;',
              ]
            : []),
          'the part of medical and dental insurance premiums that covers the child;',
          'health-related expenses that exceed insurance reimbursement by at least $100.00 a year;',
          'extraordinary expenses for school or for programs that meet the child’s particular needs;',
          'post-secondary education; and',
          'extraordinary expenses for extracurricular activities.',
        ],
      },
      ...specialNeeds(terms),
      ...shared(draft, terms),
      ...expensesKnown(draft, terms, childSupport.due),
      'The amount to be shared is the expense after subsidies, benefits, and income tax deductions and credits, and after any contribution that the child can reasonably make.',
      'Except in an emergency, each of us will ask the other for consent in writing before incurring such an expense. Neither of us will unreasonably withhold consent. The person who paid will send the receipt, and the other will pay their share within 30 days after receiving it.',
    ];
  },
};
