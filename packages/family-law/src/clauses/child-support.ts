import type { Clause, Passage } from '../agreement/clause.js';
import { type Draft, other } from '../agreement/draft.js';
import { guidelineSupport, possibleSplits } from '../agreement/guideline-support.js';
import { longDate, money } from '../agreement/print.js';
import type { ChildSupport } from '../child-support/child-support.js';
import { provinces } from '../child-support/province.js';
import type { TableSupport } from '../child-support/table-support.js';
import { hasChildren } from './people.js';

const WHEN =
  'a month, on the first day of each month, beginning with the first month after this agreement takes effect';

const byGuidelines = (draft: Draft, { payor, monthly }: ChildSupport): Passage => {
  if (!payor) return 'By the Guidelines neither of us pays the other a monthly amount of child support.';
  return `${draft.name(payor)} pays ${draft.name(other(payor))} child support of ${money(monthly)} ${WHEN}. This is the amount that the Guidelines give.`;
};

const asAgreed = (draft: Draft, guidelines: ChildSupport | null): Passage[] => {
  const payer = draft.record.childSupportPayer;
  const pays = draft.answer('childSupportPayer', draft.name);
  const receives = payer ? draft.name(other(payer)) : 'the other parent';
  const differs =
    guidelines !== null &&
    (guidelines.monthly !== draft.record.agreedChildSupportAmount || (guidelines.payor ?? payer) !== payer);
  return [
    `${pays} pays ${receives} child support of ${draft.answer('agreedChildSupportAmount', money)} ${WHEN}.`,
    ...(differs
      ? [
          `We know that the Guidelines give ${money(guidelines.monthly)} a month${guidelines.payor ? `, paid by ${draft.name(guidelines.payor)}` : ''}. The reason why we agree on another amount, and how the children are provided for nevertheless: ${draft.answer('childSupportReason', (reason) => reason.trim())}`,
          'We know that a court can refuse a divorce when reasonable arrangements for the support of the children have not been made.',
        ]
      : []),
  ];
};

/** The incomes that support rests on: the law wants them in the text (Guidelines s. 13). */
const basedOn = (draft: Draft): Passage => {
  const children = draft.record.children?.length ?? 0;
  const counted = children === 0 ? '' : ` and ${children === 1 ? 'one child' : `${children} children`}`;
  return `Child support was worked out on the yearly incomes that we have stated, ${draft.answer('userIncome', money)} for ${draft.owner} and ${draft.answer('partnerIncome', money)} for ${draft.partner} (total income, line 15000 of the tax return, adjusted by Schedule III of the Guidelines)${counted}.`;
};

const tableNamed = ({ table }: TableSupport): string =>
  `the table for ${provinces[table.province].name} in force since ${longDate(table.inForce)}`;

const arrangements = {
  sole: 'the children live with one of us more than 60% of the time',
  shared: 'each of us has the children at least 40% of the time, so that both table amounts are set off',
  split: 'each of us has the majority of time with at least one child, so that both table amounts are set off',
} as const;

const howReached = ({ arrangement, tables, notices }: ChildSupport): Passage[] => {
  const used = [tables.owner, tables.partner].flatMap((table) => (table ? [tableNamed(table)] : []));
  return [
    `The amount by the Guidelines follows ${[...new Set(used)].join(' and ')}: ${arrangements[arrangement]}. Schedule D shows how it was worked out.`,
    ...notices.map(({ sentence }) => sentence),
  ];
};

const notSettledByTables = (draft: Draft): Passage[] => {
  if (draft.record.primaryResidence !== 'Other arrangement') return [];
  const splits = possibleSplits(draft);
  return [
    'The tables alone do not settle child support for our arrangement. Where each of us has more than 60% of the time with at least one child, the Guidelines set off what each of us would pay for the children who live with the other.',
    ...(draft.record.childSupportReason
      ? [`Why we agree on this amount: ${draft.record.childSupportReason.trim()}`]
      : []),
    ...(splits.length > 0 ? ['Schedule D shows what that comes to.'] : []),
  ];
};

export const childSupport: Clause = {
  id: 'child-support',
  heading: 'Child support: monthly amount',
  basis: ['Federal Child Support Guidelines, s. 3, 4, 8, 9, 13 and 15', 'Divorce Act, s. 11(1)(b) and 15.1(5) to (8)'],
  note: 'How much is paid each month for the children, and how that amount came about. The tables of the Guidelines are the starting point for everyone.',
  answers: [
    'childSupportPayer',
    'agreedChildSupportAmount',
    'childSupportReason',
    'useGuidelines',
    'userIncome',
    'partnerIncome',
    'userProvince',
    'partnerProvince',
    'primaryResidence',
    'residentialParent',
    'children',
  ],
  applies: hasChildren,
  write: (draft) => {
    const guidelines = guidelineSupport(draft);
    const followed =
      guidelines !== null &&
      draft.record.useGuidelines !== false &&
      draft.record.agreedChildSupportAmount === undefined;
    return [
      ...(followed ? [byGuidelines(draft, guidelines)] : asAgreed(draft, guidelines)),
      basedOn(draft),
      ...(guidelines ? howReached(guidelines) : notSettledByTables(draft)),
    ];
  },
};
