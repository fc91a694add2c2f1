import { longDate } from '@evenhand/contracts/toronto';
import type { MixedHomes } from '../agreement/mixed-homes.js';
import type { ChildSupport } from '../child-support/child-support.js';
import { provinces } from '../child-support/province.js';
import type { TableSupport } from '../child-support/table-support.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { other } from '../parties.js';
import { listed, money } from '../print.js';
import type { ChildSupportTerms } from '../terms/child-support.js';
import { livingAbroad } from '../terms/people.js';

const tableNamed = (table: TableSupport['table']): string =>
  `the table for ${provinces[table.province].name} in force since ${longDate(table.inForce)}`;

/** The children whose time is counted: a child of age has no parenting time, and an own sentence. */
const countedChildren = ({ children, childCount }: ChildSupportTerms): { called: string; isOne: boolean } => {
  const minors = (children?.byTable ?? []).filter(({ isOfAge }) => !isOfAge).map(({ called }) => called);
  const count = children?.byTable.length ?? childCount;
  return minors.length === 0 || minors.length === count
    ? { called: count === 1 ? 'the child' : 'the children', isOne: count === 1 }
    : { called: listed(minors), isOne: minors.length === 1 };
};

const reasonFor = (draft: Draft, terms: ChildSupportTerms, { arrangement, payor, tables }: ChildSupport): string => {
  const { called, isOne } = countedChildren(terms);
  const areOfAge = terms.children?.byTable.every(({ isOfAge }) => isOfAge) === true;
  const live = `${called} ${isOne ? 'lives' : 'live'} with`;
  switch (arrangement) {
    case 'split':
      return 'each of us has the majority of parenting time with at least one child';
    case 'shared':
      return areOfAge ? `${live} both of us` : `each of us has ${called} at least 40% of the time`;
    default: {
      const pays = payor ?? (tables.owner ? 'owner' : 'partner');
      return `${live} ${draft.name(other(pays))}${areOfAge ? '' : ' more than 60% of the time'}`;
    }
  }
};

/** Matters that the law leaves to the parents in addition to the tables. */
const considered = ({ arrangement, tables }: ChildSupport, isFollowed: boolean, isOne: boolean): Passage[] => [
  ...(arrangement === 'shared'
    ? [
        `We have considered the increased costs of shared parenting time and the condition, means, needs and other circumstances of each of us and of ${isOne ? 'the' : 'each'} child (section 9 of the Guidelines)${isFollowed ? ', and agree that the table amounts are appropriate' : ''}.`,
      ]
    : []),
  ...([tables.owner, tables.partner].some((table) => table?.over150000)
    ? [
        `For income over $150,000.00 a year, section 4 of the Guidelines permits an amount other than the table amount. We have considered this${isFollowed ? ' and agree on the table amount for the whole income' : ''}.`,
      ]
    : []),
];

/** The other parent's table applies to a payor outside Canada (s. 3(3)(b)). */
const abroad = (draft: Draft, { tables }: ChildSupport): Passage[] =>
  livingAbroad(draft.terms.people)
    .filter((party) => tables[party])
    .map(
      (party) =>
        `${draft.name(party)} lives outside Canada, so the table of the province of ${draft.name(other(party))} applies (section 3(3)(b) of the Guidelines).`,
    );

export const howReached = (draft: Draft, terms: ChildSupportTerms, support: ChildSupport): Passage[] => {
  const used = [support.tables.owner, support.tables.partner].flatMap((table) =>
    table ? [tableNamed(table.table)] : [],
  );
  return [
    `The amount under the Guidelines is taken from ${listed([...new Set(used)])}, because ${reasonFor(draft, terms, support)}. Schedule D shows the calculation.`,
    ...abroad(draft, support),
    ...considered(support, terms.followsGuidelines, countedChildren(terms).isOne),
  ];
};

/** A divorce waits for reasonable arrangements (Divorce Act s. 11(1)(b)). */
export const mayRefuseDivorce = ({ terms: { people } }: Draft, hasOthers: boolean): Passage[] =>
  people.bond === 'married'
    ? [
        `Each of us understands that a court may refuse a divorce if it is not satisfied that reasonable arrangements have been made for the support of the ${hasOthers ? 'children' : 'child'}.`,
      ]
    : [];

/** For arrangements without a table amount. */
const mixedMethods = (
  { name }: Draft,
  { mainParent, alone, shared, byHousehold, byArrangement, tables }: MixedHomes,
): string => {
  const paid = ({ payor, monthly }: MixedHomes['byHousehold']) =>
    payor === null ? 'no payment' : `${money(monthly)} per month from ${name(payor)} to ${name(other(payor))}`;
  return `${listed([...alone])} ${alone.length === 1 ? 'lives' : 'live'} mainly with ${name(mainParent)}, and ${listed([...shared])} with both of us. The Guidelines state no formula for this. Courts in Ontario use two methods on the amounts of ${listed([...new Set(tables.map(tableNamed))])}, as Schedule D shows: the number of children in each household, set off, which gives ${paid(byHousehold)}; or each arrangement by itself, which gives ${paid(byArrangement)}. Both are starting points only (sections 3 and 9 of the Guidelines).`;
};

export const notSettledByTables = (
  draft: Draft,
  { possibleSplits, reason, mixed, children, childCount }: ChildSupportTerms,
): Passage[] => {
  if (draft.terms.parenting?.residence.value !== 'other') return [];
  const hasOthers = (children?.byTable.length ?? childCount) > 1;
  return [
    mixed
      ? mixedMethods(draft, mixed)
      : `The tables alone do not determine child support for our parenting arrangement.${hasOthers ? ' Where each of us has more than 60% of the time with at least one child, the Guidelines set off the amounts that each of us would pay for the children who live with the other.' : ''}`,
    ...(reason.value === null
      ? []
      : [
          text`We have agreed on this amount for the following reason: ${draft.print(reason, (words) => words.trim())}`,
        ]),
    ...mayRefuseDivorce(draft, childCount !== 1),
    ...(possibleSplits.length > 0 ? ['Schedule D shows the resulting amounts.'] : []),
  ];
};
