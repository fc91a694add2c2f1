import type { Check } from './check.js';

export const marriageDateMissing: Check = {
  id: 'marriage-date-missing',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1): what each owned on the date of the marriage is taken off when property is equalized.',
  answers: ['marriageDate'],
  find: ({ relationshipType, marriageDate }) =>
    relationshipType === 'Legally married' && !marriageDate
      ? 'You are married, but the date of the marriage is not there.'
      : null,
};
