import type { Clause } from '../agreement/clause.js';
import { always, hasChildren } from './people.js';

export const tax: Clause = {
  id: 'tax',
  heading: 'Tax',
  basis: ['Income Tax Act, s. 56(1)(b), 56.1, 60(b) and 118(5)', 'CRA form T1158'],
  note: 'Child support has no tax effect. Regular spousal support is deducted by the one who pays and taxed at the one who receives.',
  answers: ['hasChildren', 'spousalSupportRequested'],
  applies: always,
  write: ({ record }) => [
    ...(hasChildren(record)
      ? [
          'Child support is not deducted by the person who pays it and not taxed as income of the person who receives it.',
          'Each of us claims the benefits and credits for the children to which the CRA’s rules entitle us, and tells the CRA how the children’s time is divided.',
        ]
      : []),
    ...(record.spousalSupportRequested
      ? [
          'Periodic spousal support under this agreement is meant to be deducted by the person who pays it and taxed as income of the person who receives it. We register this agreement with the CRA by form T1158 where that is required.',
        ]
      : []),
    'Each of us reports our marital status to the CRA and is responsible for our own taxes.',
  ],
};
