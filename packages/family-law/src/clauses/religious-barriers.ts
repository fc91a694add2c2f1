import type { Clause } from '../draft/clause.js';

export const religiousBarriers: Clause = {
  id: 'religious-barriers',
  heading: 'Religious barriers to remarriage',
  basis: ['Divorce Act, s. 21.1', 'Family Law Act, s. 2(4) to (6) and 56(5) to (7)'],
  note: 'Some faiths require one spouse to take a step, such as a get, before the other may remarry within the faith. Each of you agrees to take every such step, and confirms that nothing in this agreement was given in return.',
  answers: ['optionalClauses', 'relationshipType'],
  write: ({ terms: { people, chosen }, about }) =>
    people.bond === 'married' && chosen.religiousBarriers.value !== null
      ? [
          about(
            chosen.religiousBarriers,
            'Within 30 days after one of us asks for it in writing, the other will take every step that is solely within the other’s control to remove any barrier to the remarriage of the person who asks within that person’s faith.',
          ),
          'Neither of us has made the removal of such a barrier a condition of any term of this agreement, and neither of us has given or received anything in return for it.',
          'Each of us understands that a court may set aside all or part of this agreement if the removal of such a barrier was a consideration in making it, and that a court may dismiss an application or strike out the documents of a spouse who does not remove such a barrier.',
        ]
      : [],
};
