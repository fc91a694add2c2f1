import type { Block, Schedule } from '@evenhand/contracts/agreement/document';
import { noDependants } from '../agreement/dependent-children.js';
import { expenseShares } from '../agreement/expense-shares.js';
import { possibleSplits, type Split } from '../agreement/guideline-support.js';
import { knownExpenses } from '../agreement/known-expenses.js';
import type { ChildSupport } from '../child-support/child-support.js';
import { provinces } from '../child-support/province.js';
import { guidelineSupport } from '../clauses/guideline-support.js';
import { hasChildren } from '../clauses/people.js';
import type { Draft } from '../draft/draft.js';
import { money } from '../print.js';
import { sentence, worked } from './schedule-parts.js';

const UNKNOWN = 'not stated';

const facts = ({ record, owner, partner }: Draft): Block => {
  const { userIncome, partnerIncome, userProvince, partnerProvince } = record;
  const income = (amount: typeof userIncome) => (amount === undefined ? UNKNOWN : money(amount));
  const home = (code: typeof userProvince) => (code ? provinces[code].name : UNKNOWN);
  return {
    kind: 'table',
    header: ['As stated by us', owner, partner],
    rows: [
      ['Yearly income (line 15000)', income(userIncome), income(partnerIncome)],
      ['Lives in', home(userProvince), home(partnerProvince)],
    ],
  };
};

/** Limits of the tables and doubts about them; no terms. */
const about = ({ notices }: ChildSupport): Block[] =>
  notices.length > 0 ? [{ kind: 'list', items: [...new Set(notices.map(({ sentence: words }) => words))] }] : [];

const splitTable = ({ owner, partner, name }: Draft, splits: Split[]): Block => ({
  kind: 'table',
  header: [`Children mostly with ${owner}`, `Children mostly with ${partner}`, 'Who pays', 'A month'],
  rows: splits.map(({ childrenWith, support }) => [
    `${childrenWith.owner}`,
    `${childrenWith.partner}`,
    support.payor ? name(support.payor) : 'neither',
    money(support.monthly),
  ]),
});

const splitBlocks = (draft: Draft): Block[] => {
  const splits = possibleSplits(draft.record, draft.asOf);
  if (splits.length === 0) return [];
  return [
    sentence(
      'When each of us has more than 60% of the time with at least one child, the difference of both table amounts is paid (Federal Child Support Guidelines, s. 8). These are the possible ways:',
    ),
    splitTable(draft, splits),
  ];
};

/** Schedule D. */
export const childSupportWorksheet = (draft: Draft): Schedule[] => {
  if (!hasChildren(draft.record) || noDependants(draft.record, draft.asOf)) return [];
  const support = guidelineSupport(draft);
  const known = knownExpenses(draft.record);
  const shares = known ?? expenseShares(draft.record);
  const calculations = [
    ...(support ? [worked(draft, 'The monthly amount by the Guidelines', support.steps), ...about(support)] : []),
    ...splitBlocks(draft),
    ...(shares ? [worked(draft, 'Shares of special or extraordinary expenses', shares.steps)] : []),
  ];
  if (calculations.length === 0) return [];
  return [{ letter: 'D', heading: 'Child support worksheet', blocks: [facts(draft), ...calculations] }];
};
