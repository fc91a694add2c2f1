import { longDate } from '@evenhand/contracts/toronto';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { childrenCounted } from '../print.js';
import { hasChildren } from './people.js';

const unmarried = {
  'Common-law': 'We lived together in a conjugal relationship without being married to each other.',
  Other: 'We lived together in a relationship and are not married to each other.',
};

/** The beginning of cohabitation and the marriage, in their order. */
const relationship = ({ terms, print, about }: Draft): Passage[] => {
  const { relationship, bond, marriedOn, togetherSince } = terms.people;
  const since = togetherSince.value === null ? null : print(togetherSince, longDate);
  if (bond === 'married') {
    const married = print(marriedOn, longDate);
    if (!since) return [text`We were married on ${married}.`];
    return (togetherSince.value ?? '') > (marriedOn.value ?? togetherSince.value ?? '')
      ? [text`We were married on ${married} and began to live together on ${since}.`]
      : [text`We began to live together on ${since} and were married on ${married}.`];
  }
  const began = since ? [text`We began to live together on ${since}.`] : [];
  const { value } = relationship;
  if (value === null) return [...began, text`Our relationship was ${print(relationship, String)}.`];
  return [...began, about(relationship, value === 'Common-law' ? unmarried[value] : unmarried.Other)];
};

const children = (draft: Draft): Passage[] => {
  if (draft.record.hasChildren === undefined) return [`Children: ${draft.answer('hasChildren', String)}.`];
  if (!hasChildren(draft.record)) return ['We have no children to whom this agreement applies.'];
  const list = draft.record.children ?? [];
  if (list.length === 0) return [`We are the parents of ${draft.answer('children', () => '')}.`];
  return [
    `We are the parents of ${childrenCounted(list.length)}:`,
    {
      kind: 'table',
      header: ['Name', 'Date of birth'],
      rows: list.map(({ name, birthdate }, index) => [
        name?.trim() || draft.blank(`children/${index}/name`, `the name of child ${index + 1}`),
        birthdate
          ? longDate(birthdate)
          : draft.blank(`children/${index}/birthdate`, `the birth date of child ${index + 1}`),
      ]),
    },
  ];
};

export const background: Clause = {
  id: 'background',
  heading: 'Background',
  basis: ['Family Law Act, s. 54', 'Federal Child Support Guidelines, s. 13(a)'],
  note: 'The facts that everything else rests on: when you were together, when you separated, and your children.',
  answers: ['relationshipType', 'cohabitationDate', 'marriageDate', 'separationDate', 'hasChildren', 'children'],
  write: (draft) => [
    ...relationship(draft),
    text`We separated on ${draft.print(draft.terms.people.separatedOn, longDate)} and have lived separate and apart since then.`,
    ...children(draft),
    'We make this agreement to settle the rights and obligations that arise from our relationship and its end. It is a domestic contract and a separation agreement under Part IV of the Family Law Act.',
    'A court order that is in force between us remains in force until a court varies or ends it. Nothing in this agreement is intended to set an order aside.',
  ],
};
