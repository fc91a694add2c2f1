import { longDate } from '@evenhand/contracts/toronto';
import { knownChildren } from '../agreement/dependent-children.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { listedWords, text, type Words } from '../draft/sentence.js';
import { listed } from '../print.js';
import { hasChildren } from './people.js';

/** The age of majority does not end support for a child who remains dependent (Divorce Act s. 2(1)). */
const specialNeeds = ({ record, asOf }: Draft): Passage[] => {
  const called = (knownChildren(record, asOf)?.byTable ?? [])
    .filter(({ child, isOfAge }) => child.specialNeeds && !isOfAge)
    .map(({ called }) => called);
  return called.length === 0
    ? []
    : [
        `Because of the special needs of ${listed(called)}, coming of age does not by itself end support: before then we review in writing what ${called.length === 1 ? 'the child' : 'each child'} will need and can contribute, public benefits taken into account, and support goes on for as long as ${called.length === 1 ? 'the child' : 'that child'} cannot live independently.`,
      ];
};

const comingOfAge = (draft: Draft): Passage[] => {
  const days = (draft.terms.childSupport?.ends ?? []).flatMap(({ called, ofAgeOn, isOfAge }, index) =>
    ofAgeOn.value === null || isOfAge
      ? []
      : [text`${draft.print(ofAgeOn, longDate)} for ${called ?? `Child ${index + 1}`}`],
  );
  return days.length === 0
    ? []
    : [
        text`By the law of the place where the children live, the day of coming of age is ${listedWords(days)}. That day alone does not end support for a child who still depends on us.`,
      ];
};

/** The ways in which support ends, for a child of age too. */
const stated = (draft: Draft, words: string): Passage =>
  (draft.terms.childSupport?.ends ?? []).reduce<Words>(
    (stating, { dependency }) => draft.about(dependency, stating),
    words,
  );

export const supportEnds: Clause = {
  id: 'support-ends',
  heading: 'Child support: when it ends or changes',
  basis: ['Divorce Act, s. 2(1)', 'Federal Child Support Guidelines, s. 3(2) and 14', 'Family Law Act, s. 31'],
  note: 'Support does not simply stop at 18. It goes on while a child still depends on you, for example during full-time school.',
  answers: ['hasChildren', 'children'],
  applies: hasChildren,
  forSupport: 'children',
  write: (draft) => [
    stated(draft, 'Child support for a child ends when the child:'),
    {
      kind: 'list',
      items: [
        'is of age (18 in Ontario) and no longer depends on us, illness, disability and full-time education being taken into account;',
        'has withdrawn from parental control at the age of 16 or older;',
        'lives apart from both of us and is self-supporting;',
        'marries; or',
        'dies.',
      ],
    },
    ...comingOfAge(draft),
    ...specialNeeds(draft),
    'When support ends for one child, the amount for the other children is determined again from that month on.',
    'Either of us may ask for a review when there is a material change, such as a change in where a child lives, in income or in the parenting schedule.',
  ],
};
