import type { Clause } from '../draft/clause.js';
import { childWords } from './child-words.js';

export const parentingCoordinator: Clause = {
  id: 'parenting-coordinator',
  heading: 'Parenting: parenting coordinator',
  basis: [
    'Family Law Act, s. 59.1 to 59.7',
    'Arbitration Act, 1991, s. 2.1 and 32',
    'O. Reg. 134/07, s. 2 to 4',
    'Divorce Act, s. 7.3',
  ],
  note: 'A parenting coordinator helps you to carry out the parenting terms and decides small disputes about them. You appoint the coordinator in a separate agreement, after each of you was screened for power imbalances and violence.',
  answers: ['optionalClauses'],
  forMinors: true,
  write: (draft) => {
    const { parenting, chosen } = draft.terms;
    if (!parenting || chosen.coordinator.value === null) return [];
    const { child, childs } = childWords(draft);
    return [
      draft.about(
        chosen.coordinator,
        'If we disagree about how to carry out the parenting terms of this agreement, either of us may ask that we appoint a parenting coordinator. We will choose the coordinator together, and will not unreasonably refuse a coordinator who is qualified under the regulations.',
      ),
      'The appointment takes effect when each of us has been screened separately and has signed a written parenting coordination agreement. It lasts for two years unless we renew it in writing.',
      `The coordinator will first help us to agree. If we still disagree, the coordinator may decide minor or temporary matters, such as exchanges, changes of single days, holidays and activities of the ${child}. The coordinator may not change the ${childs} primary residence, decision-making responsibility, the regular schedule or support.`,
      'A decision of the coordinator is an award in a secondary arbitration under the Family Law Act. It binds us, subject to the rights of appeal and review that the law gives.',
      'We will pay the fees of the coordinator in proportion to our incomes, unless the coordinator orders otherwise because one of us acted unreasonably.',
    ];
  },
};
