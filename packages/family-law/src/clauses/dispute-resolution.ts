import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';

const negotiation =
  'We will first try to settle a disagreement about this agreement by negotiation. Each of us will put a proposal in writing to the other.';
const mediation =
  'If the disagreement is not settled within 30 days after the first proposal, either of us may ask for mediation. We will choose the mediator together, share the cost equally unless we agree otherwise in writing, and take part in good faith.';
const arbitration =
  'If mediation does not settle the disagreement, we may agree to family arbitration. We will make such an agreement in writing after the disagreement has arisen, and each of us will obtain independent legal advice before signing it, as the Family Law Act and the Arbitration Act, 1991 require. Without such an agreement, either of us may apply to court.';

const steps = ({ terms, print, about }: Draft): Passage[] => {
  const { disputes } = terms.chosen;
  switch (disputes.value) {
    case 'Negotiation':
      return [
        about(disputes, negotiation),
        'If the disagreement is not settled within 30 days after the first proposal, either of us may apply to court.',
      ];
    case 'Mediation':
      return [
        negotiation,
        about(disputes, mediation),
        'If mediation does not settle the disagreement, either of us may apply to court.',
      ];
    case 'Arbitration':
      return [negotiation, mediation, about(disputes, arbitration)];
    case 'Court':
      return [
        negotiation,
        about(disputes, 'If the disagreement is not settled in this way, either of us may apply to court.'),
      ];
    default:
      return [negotiation, text`The next step is ${print(disputes, String)}.`];
  }
};

const screening =
  'Before mediation or arbitration begins, a qualified person will meet each of us separately to screen for family violence and for an imbalance of power. If the screening shows that the process is not safe or not fair for one of us, it does not take place, and either of us may apply to court.';

export const disputeResolution: Clause = {
  id: 'dispute-resolution',
  heading: 'Settling disagreements',
  basis: [
    'Divorce Act, s. 7.3',
    'Family Law Act, s. 59.1 to 59.8',
    'Arbitration Act, 1991',
    'Family Arbitration, O. Reg. 134/07, s. 2 and 4',
  ],
  note: 'What you do before you go to court. You never have to negotiate with a person of whom you are afraid.',
  answers: ['preferredDisputeResolution'],
  write: (draft) => {
    const { value } = draft.terms.chosen.disputes;
    return [
      ...steps(draft),
      ...(value === 'Mediation' || value === 'Arbitration' ? [screening] : []),
      'Neither of us has to take these steps where there is a risk of family violence, and neither of us has to take them before asking a court for urgent relief, or for relief that concerns safety.',
    ];
  },
};
