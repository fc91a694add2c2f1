import type { Child } from '@evenhand/contracts/intake/child';
import type { Clause } from '../agreement/clause.js';
import { hasChildren } from './people.js';

const about = ({ name, school, health, schedule }: Child, index: number): string[] => {
  const called = name?.trim() || `Child ${index + 1}`;
  return [
    ...(school?.trim() ? [`${called} goes to ${school.trim()}.`] : []),
    ...(health?.trim() ? [`Health of ${called}: ${health.trim()}`] : []),
    ...(schedule?.trim() ? [`Times with ${called} that differ from the schedule: ${schedule.trim()}`] : []),
  ];
};

export const eachChild: Clause = {
  id: 'each-child',
  heading: 'Parenting: what each child needs',
  basis: ['Divorce Act, s. 16(3)', 'Children’s Law Reform Act, s. 24'],
  note: 'School, health and times of one child by itself, where they differ from the others’.',
  answers: ['children'],
  applies: (record) => hasChildren(record) && (record.children ?? []).flatMap(about).length > 0,
  forMinors: true,
  write: ({ record }) => [
    ...(record.children ?? []).flatMap(about),
    'A change of school or of a doctor is a major decision and is made as the article on decision-making says.',
  ],
};
