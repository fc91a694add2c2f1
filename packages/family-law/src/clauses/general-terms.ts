import type { Clause } from '../agreement/clause.js';
import { noDependants } from '../agreement/dependent-children.js';
import { always, hasChildren, isMarried } from './people.js';

export const generalTerms: Clause = {
  id: 'general-terms',
  heading: 'General terms',
  basis: ['Family Law Act, s. 55(1)', 'Electronic Commerce Act, 2000, s. 11'],
  note: 'How this agreement is read, changed and signed. A change counts only in writing, signed by both and witnessed.',
  answers: ['hasChildren', 'relationshipType'],
  applies: always,
  write: ({ record, asOf }) => [
    'This is the whole agreement between us about what it covers. It replaces what we said or wrote about it before.',
    `A change or the end of this agreement counts only when it is in writing, signed by both of us and witnessed.${hasChildren(record) && !noDependants(record, asOf) ? ' The yearly exchange of income information and what this agreement says follows from it are no change of it.' : ''}`,
    'The schedules are part of this agreement. Where a schedule and an article differ, the article counts.',
    'If a term is not valid, the others stay in force.',
    'The law of Ontario, and the law of Canada as it applies there, governs this agreement.',
    isMarried(record)
      ? 'It stays in force if we divorce, and its terms may be made part of an order. It binds our heirs and estates.'
      : 'Its terms may be made part of an order. It binds our heirs and estates.',
    'Each of us signs promptly whatever is needed to carry it out.',
    'It may be signed electronically and in parts. An electronic signature counts like one by hand.',
    'Headings and the notes beside the text help to read it and are not part of what we agree.',
  ],
};
