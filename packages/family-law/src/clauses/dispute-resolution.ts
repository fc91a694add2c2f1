import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { always } from './people.js';

const firstStep =
  'We first try to settle a disagreement about this agreement by talking, and by writing down what each of us proposes.';
const mediation =
  'If that does not settle it within 30 days, either of us may ask for mediation. We choose the mediator together, share the cost equally unless we agree otherwise, and take part in good faith.';

const steps = (draft: Draft): Passage[] => {
  switch (draft.record.preferredDisputeResolution) {
    case 'Negotiation':
      return [firstStep, 'If that does not settle it within 30 days, each of us may take advice and go to court.'];
    case 'Mediation':
      return [firstStep, mediation, 'If mediation does not settle it, either of us may go to court.'];
    case 'Arbitration':
      return [
        firstStep,
        mediation,
        'If mediation does not settle it, we may agree to family arbitration. Such an agreement is made in writing after the disagreement has come up, each of us with independent legal advice and after screening for family violence and power imbalance, as the Family Law Act and the Arbitration Act, 1991 require. Otherwise either of us may go to court.',
      ];
    case 'Court':
      return [firstStep, 'If that does not settle it, either of us may go to court.'];
    default:
      return [firstStep, `After that: ${draft.answer('preferredDisputeResolution', String)}.`];
  }
};

export const disputeResolution: Clause = {
  id: 'dispute-resolution',
  heading: 'Settling disagreements',
  basis: ['Divorce Act, s. 7.3', 'Family Law Act, s. 59.1 to 59.8', 'Arbitration Act, 1991'],
  note: 'What you do before anyone goes to court. Nobody has to sit at a table with a person of whom they are afraid.',
  answers: ['preferredDisputeResolution'],
  applies: always,
  write: (draft) => [
    ...steps(draft),
    'None of these steps is asked of a person who is at risk of family violence, and none keeps either of us from asking a court for help that cannot wait, for the children or for safety.',
  ],
};
