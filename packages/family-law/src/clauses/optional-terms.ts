import type { Clause } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { joined, text, type Words } from '../draft/sentence.js';
import { other } from '../parties.js';
import type { AnimalTerms } from '../terms/chosen.js';

export const confidentiality: Clause = {
  id: 'confidentiality',
  heading: 'Confidentiality',
  basis: ['Family Law Act, s. 52 and 54'],
  note: 'What you learned about each other’s finances stays between you. Chosen by you as an extra term.',
  answers: ['optionalClauses'],
  write: ({ terms: { chosen }, about }) =>
    chosen.confidentiality.value
      ? [
          about(
            chosen.confidentiality,
            'Each of us will keep the financial information of the other confidential, and will use it only to carry out this agreement, to file tax returns, to obtain professional advice and as the law requires.',
          ),
        ]
      : [],
};

const animal = ({ name, print, about }: Draft, { name: given, livesWith, costs, visits }: AnimalTerms): Words => {
  const called = given.value === null ? 'Our animal' : print(given, (one) => one);
  const keeper = print(livesWith, name);
  const pays = {
    'Whoever it lives with': text`${keeper} pays for its food and care.`,
    'Both of us in equal parts': 'We share the cost of its food and care equally.',
  };
  const sees = livesWith.value && visits.value !== null ? name(other(livesWith.value)) : null;
  return joined([
    text`${called} will live with ${keeper} and belongs to ${keeper}.`,
    ...(costs.value ? [about(costs, pays[costs.value])] : []),
    ...(sees
      ? [text`We have agreed on the time of ${sees} with ${called} in these words: "${print(visits, (one) => one)}"`]
      : []),
  ]);
};

export const pets: Clause = {
  id: 'pets',
  heading: 'Pets',
  basis: ['Family Law Act, s. 54(e)'],
  note: 'Pets are property in law: you decide to whom they belong and with whom they live.',
  answers: ['optionalClauses', 'animals'],
  write: (draft) => {
    const { animals, pets } = draft.terms.chosen;
    if (animals.length > 0) return animals.map((one) => animal(draft, one));
    return pets.value
      ? [
          draft.about(
            pets,
            'Each of our pets stays with the party with whom it lives when this agreement takes effect. That party owns the pet and pays for its care, unless we agree otherwise in writing.',
          ),
        ]
      : [];
  },
};
