import { noDependants } from '../agreement/dependent-children.js';
import type { Clause } from '../draft/clause.js';
import { other } from '../parties.js';
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

export const livingApart: Clause = {
  id: 'living-apart',
  heading: 'Living separate and apart',
  basis: ['Divorce Act, s. 8(3)', 'Family Law Act, s. 54'],
  note: 'Each of you lives your own life and leaves the other in peace. Getting back together for up to 90 days does not by itself undo the separation.',
  answers: ['relationshipType'],
  applies: always,
  write: ({ record }) => [
    'Each of us lives separate and apart from the other and is free from the other’s control, as if we had never been together.',
    'Neither of us will molest, harass or interfere with the other, or have another person do so.',
    isMarried(record)
      ? 'If we live together again for a single period, or for several periods that add up, of not more than 90 days with reconciliation as the main purpose, this agreement stays in force. If we live together again for longer, it ends, except for what was already paid or transferred under it.'
      : 'If we live together again for more than 90 days with reconciliation as the main purpose, this agreement ends, except for what was already paid or transferred under it.',
  ],
};

export const formerName: Clause = {
  id: 'former-name',
  heading: 'Return to a former name',
  basis: ['Change of Name Act (Ontario), s. 3'],
  note: 'Either, or the one you name, may take back an earlier surname.',
  answers: ['optionalClauses', 'formerNameBy', 'formerName'],
  applies: ({ optionalClauses, formerNameBy }) =>
    formerNameBy !== undefined || optionalClauses?.includes('Return to a former name') === true,
  write: ({ record: { formerNameBy: by, formerName: name }, ...draft }) => [
    by
      ? `${draft.name(by)} may return to ${name?.trim() ? `the name ${name.trim()}` : 'a former surname'}. ${draft.name(other(by))} signs what is needed and does not object.`
      : 'Either of us may return to a former surname. The other signs what is needed and does not object.',
  ],
};

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
