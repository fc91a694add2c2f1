import { longDate } from '@evenhand/contracts/toronto';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { childrenCounted } from '../print.js';
import { always, hasChildren, isMarried } from './people.js';

const relationship = (draft: Draft): string => {
  if (isMarried(draft.record)) return `We married on ${draft.answer('marriageDate', longDate)}.`;
  return draft.answer('relationshipType', (type) =>
    type === 'Common-law'
      ? 'We lived together in a conjugal relationship without being married to each other.'
      : 'We lived together in a relationship and are not married to each other.',
  );
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

const together = ({ record: { cohabitationDate } }: Draft): Passage[] =>
  cohabitationDate ? [`We began to live together on ${longDate(cohabitationDate)}.`] : [];

export const background: Clause = {
  id: 'background',
  heading: 'Background',
  basis: ['Family Law Act, s. 54', 'Federal Child Support Guidelines, s. 13(a)'],
  note: 'The facts that everything else rests on: when you were together, when you separated, and your children.',
  answers: ['relationshipType', 'cohabitationDate', 'marriageDate', 'separationDate', 'hasChildren', 'children'],
  applies: always,
  write: (draft) => [
    ...together(draft),
    relationship(draft),
    `We separated on ${draft.answer('separationDate', longDate)} and have lived separate and apart since then.`,
    ...children(draft),
    'We make this agreement to settle our rights and obligations that arise from our relationship and its end. It is a domestic contract and a separation agreement under Part IV of the Family Law Act (Ontario).',
    'An order of a court that is in force between us or for the children stays in force until a court changes or ends it. Nothing here is meant to set one aside.',
  ],
};
