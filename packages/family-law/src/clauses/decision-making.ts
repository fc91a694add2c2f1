import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { other } from '../parties.js';
import type { ParentingTerms } from '../terms/parenting.js';
import { childWords } from './child-words.js';

const majorDecisions: Passage = {
  kind: 'list',
  items: [
    'health;',
    'education;',
    'culture, language, religion and spirituality; and',
    'significant extra-curricular activities.',
  ],
};

const byOneParent = (draft: Draft, { decisionMaker }: ParentingTerms): [Words, ...Passage[]] => {
  const { child, childs } = childWords(draft);
  const decides = draft.print(decisionMaker, draft.name);
  const informed = decisionMaker.value ? draft.name(other(decisionMaker.value)) : 'the other parent';
  return [
    text`${decides} has decision-making responsibility for the ${child} and makes the major decisions about the ${childs}:`,
    majorDecisions,
    text`Before making a major decision, ${decides} will inform ${informed} in writing and will consider the views of ${informed}, unless the decision cannot wait.`,
  ];
};

const jointly = (draft: Draft): [Words, ...Passage[]] => {
  const { child, childs } = childWords(draft);
  return [
    `We share decision-making responsibility for the ${child}. Together we make the major decisions about the ${childs}:`,
    majorDecisions,
    'If we cannot agree on a major decision, neither of us will act on it until we have followed the article "Settling disagreements", unless the decision cannot wait.',
  ];
};

const decided = (draft: Draft, terms: ParentingTerms): Passage[] => {
  const { decisions } = terms;
  if (decisions.value === null) return [text`This agreement does not yet state ${draft.print(decisions, String)}.`];
  const [first, ...rest] = decisions.value === 'Joint' ? jointly(draft) : byOneParent(draft, terms);
  return [draft.about(decisions, first), ...rest];
};

export const decisionMaking: Clause = {
  id: 'decision-making',
  heading: 'Parenting: decision-making responsibility',
  basis: [
    'Divorce Act, s. 2(1), 16.2(2) and 16.3',
    'Children’s Law Reform Act, s. 18 and 28',
    'Age of Majority and Accountability Act, s. 1',
  ],
  note: 'This article states who makes the major decisions about a child until the child is of age. The parent who has the child on a given day makes the everyday decisions of that day.',
  answers: ['decisionMaking', 'decisionMaker'],
  forMinors: true,
  write: (draft) => {
    const { parenting } = draft.terms;
    if (!parenting) return [];
    const { child, childs, pick } = childWords(draft);
    return [
      ...decided(draft, parenting),
      `The parent who has parenting time makes the day-to-day decisions about the ${child} during that time.`,
      `In an emergency, the parent who is with ${pick('the', 'a')} child may make a decision that cannot wait, and will inform the other parent as soon as possible.`,
      'This article and the other articles about parenting cease to apply to a child when the child comes of age. From that day the child makes these decisions, as far as the child is able to, even if one of us still pays child support.',
      `We will put the ${childs} best interests first in every decision. Nothing in this agreement limits a court’s power to decide what those interests require.`,
    ];
  },
};
