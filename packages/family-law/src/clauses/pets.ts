import type { Animal } from '@evenhand/contracts/intake/property-facts';
import type { Clause } from '../agreement/clause.js';
import { type Draft, other } from '../agreement/draft.js';

/** One animal: with whom it lives, who pays, when the other has it. */
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
