import type { Clause } from '../agreement/clause.js';
import { always, hasChildren, isMarried } from './people.js';

export const releases: Clause = {
  id: 'releases',
  heading: 'General releases',
  basis: ['Family Law Act, s. 54 and 56(1)'],
  note: 'What is settled here is settled. Nothing here can take away what the law gives the children.',
  answers: ['hasChildren', 'relationshipType'],
  applies: always,
  write: ({ record }) => [
    'Except as this agreement says, each of us gives up every claim against the other for property, possession, trust interests and support that arises from our relationship.',
    ...(hasChildren(record)
      ? ['This does not affect the rights of the children, or the power of a court to decide in their best interests.']
      : []),
    ...(isMarried(record) ? ['Either of us may still ask for a divorce.'] : []),
  ],
};
