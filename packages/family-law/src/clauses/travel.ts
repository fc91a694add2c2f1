import type { Clause } from '../agreement/clause.js';
import { type Draft, other } from '../agreement/draft.js';
import { hasChildren } from './people.js';

const passports = ({ record: { passportKeeper }, name }: Draft): string =>
  passportKeeper
    ? `${name(passportKeeper)} keeps the children’s passports and hands them over at least 14 days before a trip of ${name(other(passportKeeper))} with the children; they are given back within 7 days after it.`
    : 'The parent who does not travel keeps no passport back.';

export const travel: Clause = {
  id: 'travel',
  heading: 'Travel with the children',
  basis: ['Divorce Act, s. 16.1(4) and 16.2', 'Children’s Law Reform Act, s. 28'],
  note: 'Passports and trips: what you tell each other beforehand, and what the other signs.',
  answers: ['optionalClauses', 'travelNotice', 'travelConsent', 'passportKeeper'],
  applies: (record) =>
    hasChildren(record) &&
    (record.optionalClauses?.includes('Travel with the children') === true ||
      record.travelNotice !== undefined ||
      record.travelConsent !== undefined ||
      record.passportKeeper !== undefined),
  forMinors: true,
  write: (draft) => [
    `Either of us may travel with the children during our own parenting time. For a trip outside ${draft.record.travelNotice ? 'Ontario' : 'Canada'} we give ${draft.record.travelNotice ?? '30 days'}’ written notice with dates, places, flights and how to be reached.`,
    ...(draft.record.travelConsent === 'Written consent for each trip outside Canada'
      ? [
          'A trip outside Canada needs the other’s written consent, which is not unreasonably withheld and is given within 14 days after it was asked for.',
        ]
      : ['For a trip outside Canada the other parent signs a letter of consent when asked.']),
    `We both sign the children’s passport applications. ${passports(draft)}`,
  ],
};
