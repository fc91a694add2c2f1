import type { Block, Schedule } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import type { Split } from '../agreement/guideline-support.js';
import type { MixedHomes } from '../agreement/mixed-homes.js';
import { guidelinesOf } from '../authorities.js';
import type { ChildSupport } from '../child-support/child-support.js';
import type { Draft } from '../draft/draft.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import { livingAbroad, provinceName } from '../terms/people.js';
import { sentence, worked } from './schedule-parts.js';

const UNKNOWN = 'not stated';

const facts = ({ terms: { facts: stated, people, imputedIncome }, owner, partner }: Draft): Block => {
  const isByReturn = imputedIncome === null && livingAbroad(people).length === 0;
  const income = (id: 'owner-income' | 'partner-income') => {
    const { value } = stated[id];
    return value === null ? UNKNOWN : money(value);
  };
  const home = (party: Party) => {
    const { value } = people.persons[party].province;
    return value === null ? UNKNOWN : provinceName(value);
  };
  return {
    kind: 'table',
    header: ['As stated by us', owner, partner],
    rows: [
      [
        isByReturn ? 'Yearly income (line 15000)' : 'Yearly income used for support',
        income('owner-income'),
        income('partner-income'),
      ],
      ['Lives in', home('owner'), home('partner')],
    ],
  };
};

/** Limits of the tables and doubts about them; no terms. */
const about = ({ notices }: ChildSupport): Block[] =>
  notices.length > 0 ? [{ kind: 'list', items: [...new Set(notices.map(({ sentence: words }) => words))] }] : [];

const splitTable = ({ owner, partner, name }: Draft, splits: readonly Split[]): Block => ({
  kind: 'table',
  header: [`Children mostly with ${owner}`, `Children mostly with ${partner}`, 'Who pays', 'A month'],
  rows: splits.map(({ childrenWith, support }) => [
    `${childrenWith.owner}`,
    `${childrenWith.partner}`,
    support.payor ? name(support.payor) : 'neither',
    money(support.monthly),
  ]),
});

const splitBlocks = (draft: Draft, splits: readonly Split[]): Block[] =>
  splits.length === 0
    ? []
    : [
        sentence(
          `Where each of us has more than 60% of the time with at least one child, the difference between both table amounts is the starting point (${guidelinesOf(draft.terms.people.bond)}, s. 8). The possible arrangements are:`,
        ),
        splitTable(draft, splits),
      ];

/** Both methods for children of whom some live with one parent and some with both. */
const mixedBlocks = (draft: Draft, mixed: MixedHomes | null): Block[] => {
  if (!mixed) return [];
  const { mainParent, alone, shared, amounts, byHousehold, byArrangement } = mixed;
  const [main, pays] = [draft.name(mainParent), draft.name(other(mainParent))];
  const children = (count: number) => `${count} ${count === 1 ? 'child' : 'children'}`;
  return [
    {
      kind: 'table',
      header: ['Table amount', 'Of', 'A month'],
      rows: [
        [`All the children (${amounts.children})`, pays, money(amounts.all)],
        [`With ${main} (${children(alone.length)})`, pays, money(amounts.alone)],
        [`With both of us (${children(shared.length)})`, pays, money(amounts.shared)],
        [`With both of us (${children(shared.length)})`, main, money(amounts.sharedOfMain)],
      ],
    },
    sentence(
      `By the children in each household: ${money(amounts.all)} less ${money(amounts.sharedOfMain)} is ${money(byHousehold.monthly)}. By each arrangement: ${money(amounts.alone)}, plus ${money(amounts.shared)} less ${money(amounts.sharedOfMain)}, is ${money(byArrangement.monthly)}.`,
    ),
  ];
};

/** Schedule D. */
export const childSupportWorksheet = (draft: Draft): Schedule[] => {
  const { childSupport } = draft.terms;
  const { children } = childSupport ?? {};
  if (!childSupport || (children && children.byTable.length + children.apart.length === 0)) return [];
  const { guidelines, possibleSplits, expenses } = childSupport;
  const calculations = [
    ...(guidelines
      ? [worked(draft, 'The monthly amount under the Guidelines', guidelines.steps), ...about(guidelines)]
      : []),
    ...splitBlocks(draft, possibleSplits),
    ...mixedBlocks(draft, childSupport.mixed),
    ...(expenses.steps ? [worked(draft, 'Shares of special or extraordinary expenses', [...expenses.steps])] : []),
  ];
  if (calculations.length === 0) return [];
  return [{ letter: 'D', heading: 'Child support worksheet', blocks: [facts(draft), ...calculations] }];
};
