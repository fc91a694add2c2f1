import type { Child } from '@evenhand/contracts/intake/child';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { other } from '../parties.js';
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

const homeArea = ({ record: { homeArea: area } }: Draft): Passage[] =>
  area?.trim()
    ? [
        `The children’s home stays in ${area.trim()}. A move of their home out of it needs the other’s written consent or an order of a court, whatever notice is given.`,
      ]
    : [];

export const relocation: Clause = {
  id: 'relocation',
  heading: 'Parenting: change of residence and relocation',
  basis: ['Divorce Act, s. 16.8 to 16.96', 'Children’s Law Reform Act, s. 39.1 to 39.4'],
  note: 'A move is announced in writing. A move that would change the children’s relationship with the other parent is announced 60 days ahead, and the other parent has 30 days to object.',
  answers: ['hasChildren', 'homeArea'],
  applies: hasChildren,
  forMinors: true,
  write: (draft) => [
    ...homeArea(draft),
    'A parent who will change residence tells the other in writing, before the move, the date of the move, the new address and the new contact information.',
    'A parent who wants to relocate, with or without the children, in a way that is likely to have a significant impact on the children’s relationship with either of us gives the other at least 60 days’ written notice, in the form the law requires. It states the date, the new address and contact information and a proposal for how parenting time can go on.',
    'The other parent may object in writing, or apply to a court, within 30 days after receiving the notice. If there is an objection, the children do not relocate until we agree in writing or a court decides.',
    'The notice duties do not apply where a court has changed them because of a risk of family violence.',
  ],
};

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
