import { longDate } from '@evenhand/contracts/toronto';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { other } from '../parties.js';
import { childrenCounted } from '../print.js';
import { type ChildTerms, inPlaceOf } from '../terms/children.js';

const unmarried = {
  'Common-law': 'We lived together in a conjugal relationship without being married to each other.',
  Other: 'We were in a relationship with each other and are not married to each other.',
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

const parentage = (draft: Draft, child: ChildTerms): string => {
  const stepParent = inPlaceOf(child);
  return stepParent ? `Child of ${draft.name(other(stepParent))}` : 'Child of both of us';
};

const stepChild = (draft: Draft, child: ChildTerms): Passage[] => {
  const stepParent = inPlaceOf(child);
  return stepParent
    ? [
        `${child.called} is the child of ${draft.name(other(stepParent))}. ${draft.name(stepParent)} has shown a settled intention to treat ${child.called} as a child of our family and stands in the place of a parent.`,
      ]
    : [];
};

/** A child of age who is able to make decisions alone. */
const ownDecisions = (child: ChildTerms, hasMinors: boolean): Passage[] =>
  child.status === 'dependent' && child.dependency !== 'Illness or disability'
    ? [
        `${child.called} is of age and makes decisions about education, health and where to live independently.${hasMinors ? ` The articles of this agreement about parenting do not apply to ${child.called}; the articles about child support do.` : ''}`,
      ]
    : [];

const children = (draft: Draft): Passage[] => {
  const { hasChildren } = draft.terms.people;
  const list = draft.terms.children;
  if (hasChildren.value === null) return [text`This agreement does not yet state ${draft.print(hasChildren, String)}.`];
  if (!hasChildren.value) return [draft.about(hasChildren, 'We have no children to whom this agreement applies.')];
  if (list.length === 0) return [`We are the parents of ${draft.blank('children', 'the children')}.`];
  const hasStepChild = list.some((child) => inPlaceOf(child) !== null);
  const hasMinors = list.some(({ status }) => status === null || status === 'under-age');
  const counted = childrenCounted(list.length);
  return [
    draft.about(
      hasChildren,
      hasStepChild ? `This agreement applies to ${counted}:` : `We are the parents of ${counted}:`,
    ),
    {
      kind: 'table',
      header: ['Name', 'Date of birth', ...(hasStepChild ? ['Parentage'] : [])],
      rows: list.map((child) => [
        draft.print(child.name, String),
        draft.print(child.born, longDate),
        ...(hasStepChild ? [parentage(draft, child)] : []),
      ]),
    },
    ...list.flatMap((child) => stepChild(draft, child)),
    ...list.flatMap((child) => ownDecisions(child, hasMinors)),
  ];
};

export const background: Clause = {
  id: 'background',
  heading: 'Background',
  basis: [
    'Family Law Act, s. 1(1) "child" and 54',
    'Divorce Act, s. 2(2)',
    'Federal Child Support Guidelines, s. 5 and 13(a)',
  ],
  note: 'These are the facts that the rest of the agreement is based on: your time together, the day of your separation, and your children.',
  answers: ['relationshipType', 'cohabitationDate', 'marriageDate', 'separationDate', 'hasChildren', 'children'],
  write: (draft) => [
    ...relationship(draft),
    text`We separated on ${draft.print(draft.terms.people.separatedOn, longDate)} and have lived separate and apart since that day.`,
    ...children(draft),
    'We make this agreement to settle the rights and obligations that arise from our relationship and its breakdown. It is a domestic contract and a separation agreement under Part IV of the Family Law Act.',
    `A court order that is in force between us${draft.terms.children.length > 0 ? ' or about a child' : ''} remains in force until a court varies or ends it. Nothing in this agreement is intended to set an order aside.`,
  ],
};
