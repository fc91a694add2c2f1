import { longDate } from '@evenhand/contracts/toronto';
import { knownChildren } from '../agreement/dependent-children.js';
import { possibleSplits } from '../agreement/guideline-support.js';
import type { ChildSupport } from '../child-support/child-support.js';
import { provinces } from '../child-support/province.js';
import type { TableSupport } from '../child-support/table-support.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { childrenCounted, listed, money } from '../print.js';

const counted = (draft: Draft): string => {
  const byTable = knownChildren(draft.record, draft.asOf)?.byTable.map(({ called }) => called);
  const all = draft.record.children?.length ?? 0;
  const children = byTable?.length ?? all;
  if (children === 0) return '';
  const named = byTable && children < all ? ` (${listed(byTable)})` : '';
  return ` for ${childrenCounted(children)}${named},`;
};

/** The agreement must state the incomes (Guidelines s. 13). */
export const basedOn = (draft: Draft): Passage =>
  `Child support was worked out${counted(draft)} on the yearly incomes that we have stated, ${draft.answer('userIncome', money)} for ${draft.owner} and ${draft.answer('partnerIncome', money)} for ${draft.partner} (total income, line 15000 of the tax return, adjusted by Schedule III of the Guidelines).`;

const tableNamed = ({ table }: TableSupport): string =>
  `the table for ${provinces[table.province].name} in force since ${longDate(table.inForce)}`;

const arrangements = {
  sole: 'the children live with one of us more than 60% of the time',
  shared: 'each of us has the children at least 40% of the time, so that both table amounts are set off',
  split: 'each of us has the majority of time with at least one child, so that both table amounts are set off',
} as const;

/** Matters that the law leaves to the parents in addition to the tables. */
const considered = ({ arrangement, tables }: ChildSupport, isFollowed: boolean): Passage[] => [
  ...(arrangement === 'shared'
    ? [
        `We have considered the increased costs of shared parenting time and the condition, means, needs and other circumstances of each of us and of each child (section 9 of the Guidelines)${isFollowed ? ', and agree on the amount of the set-off' : ''}.`,
      ]
    : []),
  ...([tables.owner, tables.partner].some((table) => table?.over150000)
    ? [
        `Above a yearly income of $150,000.00 a court may decide on another amount than the table gives (section 4 of the Guidelines). We have considered that${isFollowed ? ' and agree on the table amount on the whole income' : ''}.`,
      ]
    : []),
];

export const howReached = (support: ChildSupport, isFollowed: boolean): Passage[] => {
  const used = [support.tables.owner, support.tables.partner].flatMap((table) => (table ? [tableNamed(table)] : []));
  return [
    `The amount by the Guidelines follows ${[...new Set(used)].join(' and ')}: ${arrangements[support.arrangement]}. Schedule D shows how it was worked out.`,
    ...considered(support, isFollowed),
  ];
};

/** For arrangements without a table amount. */
export const notSettledByTables = (draft: Draft): Passage[] => {
  if (draft.record.primaryResidence !== 'Other arrangement') return [];
  const splits = possibleSplits(draft.record, draft.asOf);
  return [
    'The tables alone do not settle child support for our arrangement. Where each of us has more than 60% of the time with at least one child, the Guidelines set off what each of us would pay for the children who live with the other.',
    ...(draft.record.childSupportReason
      ? [`Why we agree on this amount: ${draft.record.childSupportReason.trim()}`]
      : []),
    ...(splits.length > 0 ? ['Schedule D shows what that comes to.'] : []),
  ];
};
