import type { Clause, Passage } from '../agreement/clause.js';
import type { Draft } from '../agreement/draft.js';
import { expenseShares } from '../agreement/expense-shares.js';
import { money } from '../agreement/print.js';
import { hasChildren } from './people.js';

const shares = (draft: Draft): string => {
  const incomes = `${draft.owner}’s yearly income of ${draft.answer('userIncome', money)} and ${draft.partner}’s of ${draft.answer('partnerIncome', money)}`;
  const known = expenseShares(draft.record);
  const today = known
    ? ` Today that makes ${known.percent.owner} for ${draft.owner} and ${known.percent.partner} for ${draft.partner}, as Schedule D shows.`
    : '';
  return `We share them in proportion to our incomes. The proportion starts from ${incomes}.${today} It is brought up to date at each yearly exchange. Where spousal support is paid, it is deducted from the income of the one who pays it and added to the income of the one who receives it.`;
};

export const specialExpenses: Clause = {
  id: 'special-expenses',
  heading: 'Child support: special or extraordinary expenses',
  basis: ['Federal Child Support Guidelines, s. 7'],
  note: 'Costs such as child care, dental work or post-secondary school come on top of the monthly amount and are shared by income.',
  answers: ['userIncome', 'partnerIncome', 'spousalSupportPayer', 'spousalSupportAmount'],
  applies: hasChildren,
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
    shares(draft),
    'An expense is counted after subsidies, benefits, tax deductions and credits, and after what the child can reasonably contribute.',
    'Except in an emergency, each of us asks the other in writing before taking on such an expense; consent is not unreasonably withheld. The one who paid sends the receipt, and the other pays their share within 30 days.',
  ],
};
