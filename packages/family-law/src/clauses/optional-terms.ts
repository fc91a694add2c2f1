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

const withoutStop = (words: string): string => (words.endsWith('.') ? words.slice(0, -1) : words);

const animal = (draft: Draft, { name: given, livesWith, costs, visits }: AnimalTerms, isFirst: boolean): Words => {
  const { name, print, about } = draft;
  const called = given.value === null ? (isFirst ? 'Our pet' : 'Our other pet') : print(given, (one) => one);
  const keeper = print(livesWith, name);
  const pays = {
    'Whoever it lives with': text`${keeper} pays for its food and care.`,
    'Both of us in equal parts': 'We share the cost of its food and care equally.',
  };
  const sees = livesWith.value && visits.value !== null ? name(other(livesWith.value)) : null;
  return joined([
    text`${called} will live with ${keeper} and belongs to ${keeper}.`,
    ...(costs.value ? [about(costs, pays[costs.value])] : []),
    ...(sees ? [text`${sees} will have ${called} ${print(visits, withoutStop)}.`] : []),
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
    if (animals.length > 0) return animals.map((one, index) => animal(draft, one, index === 0));
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

export const ownTerms: Clause = {
  id: 'own-terms',
  heading: 'Terms in our own words',
  basis: ['Family Law Act, s. 54(e)'],
  note: 'You wrote these terms yourselves. They count as they are written, so read them twice, and ask a lawyer where a sentence could mean two things.',
  answers: ['optionalClauses'],
  write: (draft) => {
    const { ownTerms } = draft.terms.chosen;
    return (ownTerms.value ?? []).map((words) => draft.about(ownTerms, `We also agree: "${words}"`));
  },
};
