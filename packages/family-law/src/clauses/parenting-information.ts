import type { Clause } from '../agreement/clause.js';
import { hasChildren } from './people.js';

export const parentingInformation: Clause = {
  id: 'parenting-information',
  heading: 'Parenting: information and records',
  basis: ['Divorce Act, s. 16.4', 'Children’s Law Reform Act, s. 20(5)'],
  note: 'Both of you may ask doctors, schools and others about the children, whoever makes the decisions.',
  answers: ['hasChildren'],
  applies: hasChildren,
  forMinors: true,
  write: () => [
    'Each of us may ask for and be given information about the health, education and well-being of the children directly from those who hold it. Each of us signs what is needed for that.',
    'Each of us gives the other at once any important news about the children’s health, school and safety.',
    'Each of us keeps the other informed of an address, a telephone number and an e-mail address at which we can be reached about the children.',
  ],
};
