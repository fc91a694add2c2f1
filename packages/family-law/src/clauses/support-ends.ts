import { longDate } from '@evenhand/contracts/toronto';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { listedWords, text, type Words } from '../draft/sentence.js';
import { listed } from '../print.js';
import type { ChildSupportTerms } from '../terms/child-support.js';
import type { SupportEnd } from '../terms/support-ends.js';
import { dependencyOf } from './children-of-age.js';
import { STUDIES } from './studies.js';

/** The age of majority does not end support for a child who remains dependent (Divorce Act s. 2(1)). */
const specialNeeds = (ends: readonly SupportEnd[]): Passage[] => {
  const called = ends.flatMap(({ hasSpecialNeeds, isOfAge, called: name }, index) =>
    hasSpecialNeeds && !isOfAge ? [name ?? `Child ${index + 1}`] : [],
  );
  if (called.length === 0) return [];
  const child = called.length === 1 ? 'the child' : 'each child';
  return [
    `Because of the special needs of ${listed(called)}, support does not end merely because ${child} comes of age. Before then, we will review in writing what ${child} needs and can contribute, taking public benefits into account. Support continues for as long as ${child} is unable to live independently.`,
  ];
};

const comingOfAge = (draft: Draft, ends: readonly SupportEnd[]): Passage[] => {
  const days = ends.flatMap(({ called, ofAgeOn, isOfAge }, index) =>
    ofAgeOn.value === null || isOfAge
      ? []
      : [text`on ${draft.print(ofAgeOn, longDate)} for ${called ?? `Child ${index + 1}`}`],
  );
  return days.length === 0
    ? []
    : [
        text`Under the law of the place where ${ends.length === 1 ? 'the child lives' : 'the children live'}, the age of majority is reached ${listedWords(days)}. Reaching that age does not by itself end support for a child who remains dependent on us.`,
      ];
};

/** Of children of age who are supported; the article states the ground of each. */
const stillDependent = (draft: Draft, ends: readonly SupportEnd[]): Passage[] =>
  ends.flatMap(({ called, isOfAge, isSupported, dependency }, index) => {
    if (!isOfAge || !isSupported || dependency.value === null) return [];
    const name = called ?? `Child ${index + 1}`;
    return [
      text`${name} is of age and ${draft.print(dependency, dependencyOf)}. Support for ${name} continues ${dependency.value === 'Studies full time' ? `as the article "${STUDIES}" provides` : 'for as long as this remains so'}.`,
    ];
  });

/** A child without a birth date has no day of coming of age. */
const stated = (draft: Draft, ends: readonly SupportEnd[], words: string): Passage =>
  ends
    .filter(({ ofAgeOn }) => ofAgeOn.value === null)
    .reduce<Words>((stating, { dependency }) => draft.about(dependency, stating), words);

/** A separate amount for a child of age does not depend on the other children (s. 3(2)(b)). */
const amountForOthers = ({ children, childCount }: ChildSupportTerms): Passage[] => {
  const together = children?.byTable.length ?? childCount;
  if (together < 2) return [];
  const others = together === 2 ? 'the other child' : 'the other children';
  return [
    `When support ends for one child, the amount for ${others} is determined again, starting with the following month.`,
  ];
};

export const supportEnds: Clause = {
  id: 'support-ends',
  heading: 'Child support: when it ends or changes',
  basis: ['Divorce Act, s. 2(1)', 'Federal Child Support Guidelines, s. 3(2) and 14', 'Family Law Act, s. 31'],
  note: 'Support does not simply stop at 18. It continues while a child still depends on you, for example during full-time studies.',
  answers: ['hasChildren', 'children'],
  forSupport: 'children',
  write: (draft) => {
    const { childSupport } = draft.terms;
    if (!childSupport) return [];
    const { ends } = childSupport;
    return [
      stated(draft, ends, 'Child support for a child ends when the child:'),
      {
        kind: 'list',
        items: [
          'is of age (18 in Ontario) and no longer dependent on us, taking into account illness, disability and full-time education;',
          ...(ends.every(({ isOfAge }) => isOfAge)
            ? []
            : ['withdraws from parental control at the age of 16 or older;']),
          'lives apart from both of us and is self-supporting;',
          'marries; or',
          'dies.',
        ],
      },
      ...stillDependent(draft, ends),
      ...comingOfAge(draft, ends),
      ...specialNeeds(ends),
      ...amountForOthers(childSupport),
      'Either of us may ask for a review when there is a material change, such as a change in where a child lives, in income or in the parenting schedule.',
    ];
  },
};
