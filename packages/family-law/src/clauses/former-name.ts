import type { Clause } from '../agreement/clause.js';
import { other } from '../agreement/draft.js';

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
