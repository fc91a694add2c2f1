import type { Clause } from '../agreement/clause.js';
import { hasChildren } from './people.js';

export const arrears: Clause = {
  id: 'arrears',
  heading: 'Child support: the time before this agreement',
  basis: ['Family Law Act, s. 33', 'Federal Child Support Guidelines, s. 3', 'D.B.S. v. S.R.G., 2006 SCC 37'],
  note: 'What one of you may owe for earlier months is neither settled nor given up here.',
  answers: ['separationDate'],
  applies: hasChildren,
  forSupport: 'children',
  write: () => [
    'This agreement sets child support from its start date on. It does not settle support for the months before and neither of us gives up a claim for them.',
  ],
};
