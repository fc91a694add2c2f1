import type { Clause } from '../agreement/clause.js';
import { longDate } from '../agreement/print.js';
import { always } from './people.js';

export const parties: Clause = {
  id: 'parties',
  heading: 'Parties and date',
  basis: ['Family Law Act, s. 51', 'Family Law Act, s. 54'],
  note: 'Says who makes this agreement. It takes effect on the day the last of you has signed with a witness.',
  answers: ['userName', 'partnerName'],
  applies: always,
  write: ({ owner, partner, asOf }) => [
    `This separation agreement is made between ${owner} and ${partner}.`,
    `It was prepared from answers given up to ${longDate(asOf)}. It takes effect on the day on which the last of the two has signed it before a witness.`,
    'In this agreement each person is called by name, and "we" and "us" mean both of them.',
  ],
};
