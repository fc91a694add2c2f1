import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { other } from '../parties.js';
import type { ParentingTerms } from '../terms/parenting.js';
import { hasChildren } from './people.js';

const majorDecisions: Passage = {
  kind: 'list',
  items: [
    'health;',
    'education;',
    'culture, language, religion and spirituality; and',
    'significant extra-curricular activities.',
  ],
};

const byOneParent = (draft: Draft): [string, ...Passage[]] => {
  const maker = draft.record.decisionMaker;
  const decides = draft.answer('decisionMaker', draft.name);
  const informed = maker ? draft.name(other(maker)) : 'the other parent';
  return [
    `${decides} has decision-making responsibility for the children and makes the major decisions about their:`,
    majorDecisions,
    `Before a major decision, ${decides} tells ${informed} about it in writing and takes the answer into account, unless the decision cannot wait.`,
  ];
};

const jointly = (): [string, ...Passage[]] => [
  'We share decision-making responsibility for the children. We make these major decisions together, about their:',
  majorDecisions,
  'If we cannot agree, we follow the article "Settling disagreements" before either of us acts, unless the decision cannot wait.',
];

const decided = (draft: Draft, { decisions }: ParentingTerms): Passage[] => {
  if (decisions.value === null)
    return [text`Decision-making responsibility for the children: ${draft.print(decisions, String)}.`];
  const [first, ...rest] = decisions.value === 'Joint' ? jointly() : byOneParent(draft);
  return [draft.about(decisions, first), ...rest];
};

export const decisionMaking: Clause = {
  id: 'decision-making',
  heading: 'Parenting: decision-making responsibility',
  basis: ['Divorce Act, s. 2(1), 16.2(2) and 16.3', 'Children’s Law Reform Act, s. 18'],
  note: 'Who makes the important decisions for the children. The parent who has the children on a day makes that day’s small decisions.',
  answers: ['decisionMaking', 'decisionMaker'],
  applies: hasChildren,
  forMinors: true,
  write: (draft) => [
    ...(draft.terms.parenting ? decided(draft, draft.terms.parenting) : []),
    'The parent who has parenting time makes the day-to-day decisions during that time.',
    'In an emergency, the parent who is with the child makes the decision that cannot wait and tells the other parent as soon as possible.',
    'The best interests of the children come first in every decision. Nothing here takes away a court’s power to put them first.',
  ],
};
