import type { optionalClauses } from '@evenhand/contracts/intake/choices';
import type { Animal } from '@evenhand/contracts/intake/property-facts';
import type { Clause } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { other } from '../parties.js';
import { hasChildren } from './people.js';

type Choice = (typeof optionalClauses)[number];

const chosen = (
  choice: Choice,
  clause: Omit<Clause, 'answers' | 'applies' | 'write'> & { text: string[]; withChildrenOnly?: true },
): Clause => ({
  id: clause.id,
  heading: clause.heading,
  basis: clause.basis,
  note: clause.note,
  answers: ['optionalClauses'],
  applies: (record) =>
    record.optionalClauses?.includes(choice) === true && (!clause.withChildrenOnly || hasChildren(record)),
  ...(clause.withChildrenOnly && { forMinors: true as const }),
  write: () => clause.text,
});

export const communication = chosen('Communication between parents', {
  id: 'communication',
  heading: 'Communication between us as parents',
  basis: ['Divorce Act, s. 7.2'],
  note: 'How you write to each other about the children. Chosen by you as an extra term.',
  withChildrenOnly: true,
  text: [
    'We communicate about the children in writing, briefly and politely, and answer within two days, at once where it is urgent.',
    'We do not send messages through the children and do not speak badly of each other in front of them.',
  ],
});

export const confidentiality = chosen('Confidentiality', {
  id: 'confidentiality',
  heading: 'Confidentiality',
  basis: ['Family Law Act, s. 52 and 54'],
  note: 'What you learned from each other in this process stays between you. Chosen by you as an extra term.',
  text: [
    'Each of us keeps the other’s financial information confidential and uses it only for this agreement, for tax, for advice and where the law requires it.',
  ],
});

const animal = (draft: Draft, { name, livesWith, costs, visits }: Animal, index: number): string => {
  const lives = livesWith
    ? draft.name(livesWith)
    : draft.blank(`animals/${index}/livesWith`, 'with whom the animal lives');
  const pays = {
    'Whoever it lives with': ` ${lives} pays for its food and care.`,
    'Both of us in equal parts': ' Both of us pay for its food and care in equal parts.',
  };
  const times = visits?.trim().replace(/\.$/, '');
  const sees = times && livesWith ? ` ${draft.name(other(livesWith))} has it: ${times}.` : '';
  return `${name?.trim() || 'Our animal'} lives with ${lives} and belongs to ${lives}.${costs ? pays[costs] : ''}${sees}`;
};

export const pets: Clause = {
  id: 'pets',
  heading: 'Pets',
  basis: ['Family Law Act, s. 54(e)'],
  note: 'Pets are property in law: you say to whom they belong and with whom they live.',
  answers: ['optionalClauses', 'animals'],
  applies: ({ optionalClauses, animals = [] }) => animals.length > 0 || optionalClauses?.includes('Pets') === true,
  write: (draft) =>
    draft.record.animals?.length
      ? draft.record.animals.map((one, index) => animal(draft, one, index))
      : [
          'Our pets stay with the one of us with whom they live when this agreement takes effect, who pays for their care. We may agree otherwise in writing.',
        ],
};
