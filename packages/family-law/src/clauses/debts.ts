import type { Clause, Passage } from '../agreement/clause.js';
import type { Draft } from '../agreement/draft.js';
import { itemsGoingTo } from '../agreement/goes-to.js';
import { always } from './people.js';

/** What both disclosed, without what is owed on the home. */
const disclosed = (draft: Draft): Passage[] =>
  itemsGoingTo(draft, 'Debt, owed to', (party) =>
    (draft.statements[party]?.debts ?? [])
      .filter(({ isForMatrimonialHome }) => !isForMatrimonialHome)
      .map(({ creditor, responsibility, goesTo }) => ({ name: creditor, whose: responsibility, goesTo })),
  );

const division = (draft: Draft): Passage[] => {
  if (draft.record.hasDebt === undefined) return [`Debts: ${draft.answer('hasDebt', String)}.`];
  const goingTo = disclosed(draft);
  if (!draft.record.hasDebt)
    return [
      ...goingTo,
      `${goingTo.length > 0 ? 'Besides what our financial statements list, there' : 'We have stated that there'} are no debts to divide, other than a mortgage named in this agreement.`,
    ];
  return [
    `We have debts of this kind: ${draft.answer('debtType', String)}. We divide them as follows:`,
    draft.answer('debtDivisionDescription', (text) => text.trim()),
    ...goingTo,
  ];
};

export const debts: Clause = {
  id: 'debts',
  heading: 'Debts',
  basis: ['Family Law Act, s. 5(6) and 56'],
  note: 'Who pays which debt. A bank is not bound by this: close joint accounts or have them put in one name.',
  answers: ['hasDebt', 'debtType', 'debtDivisionDescription'],
  applies: always,
  write: (draft) => [
    ...division(draft),
    'Each of us pays the debts in our own name and those that we take over here, and makes good any loss the other has because they are not paid.',
    'Neither of us takes on a debt on the other’s credit. We close joint credit cards and lines of credit, or have them put in one name, within 60 days.',
  ],
};
