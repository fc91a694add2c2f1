import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import type { Clause, Passage } from '../agreement/clause.js';
import { type DependentChildren, knownChildren, type NamedChild } from '../agreement/dependent-children.js';
import { type Draft, other } from '../agreement/draft.js';
import { guidelineSupport, possibleSplits } from '../agreement/guideline-support.js';
import { childrenCounted, listed, longDate, money } from '../agreement/print.js';
import { CONTRADICTION, contradictsSchedule } from '../agreement/schedule-contradiction.js';
import { supportStart } from '../agreement/support-start.js';
import type { ChildSupport } from '../child-support/child-support.js';
import { provinces } from '../child-support/province.js';
import type { TableSupport } from '../child-support/table-support.js';
import { NOTHING } from '../money.js';
import { hasChildren } from './people.js';

const when = ({ asOf }: Draft): string =>
  `a month, on the first day of each month, beginning on ${longDate(supportStart(asOf))}`;

const DUE_BEFORE =
  'A payment that falls due before this agreement takes effect is made within seven days after it does.';

const byGuidelines = (draft: Draft, { payor, monthly }: ChildSupport): Passage => {
  if (!payor) return 'By the Guidelines neither of us pays the other a monthly amount of child support.';
  return `${draft.name(payor)} pays ${draft.name(other(payor))} child support of ${money(monthly)} ${when(draft)}. This is the amount that the Guidelines give.`;
};

const asAgreed = (draft: Draft, guidelines: ChildSupport | null): Passage[] => {
  const payer = draft.record.childSupportPayer;
  const pays = draft.answer('childSupportPayer', draft.name);
  const receives = payer ? draft.name(other(payer)) : 'the other parent';
  const differs =
    guidelines !== null &&
    (guidelines.monthly !== draft.record.agreedChildSupportAmount || (guidelines.payor ?? payer) !== payer);
  const amount = draft.answer('agreedChildSupportAmount', money);
  const isNothing = draft.record.agreedChildSupportAmount === NOTHING;
  return [
    isNothing
      ? 'We agree that neither of us pays the other a monthly amount of child support.'
      : `${pays} pays ${receives} child support of ${amount} ${when(draft)}.`,
    ...(differs
      ? [
          `We know that the Guidelines give ${money(guidelines.monthly)} a month${guidelines.payor ? `, paid by ${draft.name(guidelines.payor)}` : ''}. The reason why we agree on another amount, and how the children are provided for nevertheless: ${draft.answer('childSupportReason', (reason) => reason.trim())}`,
          'We know that a court can refuse a divorce when reasonable arrangements for the support of the children have not been made.',
        ]
      : []),
  ];
};

const counted = (draft: Draft): string => {
  const byTable = knownChildren(draft.record, draft.asOf)?.byTable.map(({ called }) => called);
  const all = draft.record.children?.length ?? 0;
  const children = byTable?.length ?? all;
  if (children === 0) return '';
  const named = byTable && children < all ? ` (${listed(byTable)})` : '';
  return ` for ${childrenCounted(children)}${named},`;
};

/** The incomes that support rests on: the law wants them in the text (Guidelines s. 13). */
const basedOn = (draft: Draft): Passage =>
  `Child support was worked out${counted(draft)} on the yearly incomes that we have stated, ${draft.answer('userIncome', money)} for ${draft.owner} and ${draft.answer('partnerIncome', money)} for ${draft.partner} (total income, line 15000 of the tax return, adjusted by Schedule III of the Guidelines).`;

const tableNamed = ({ table }: TableSupport): string =>
  `the table for ${provinces[table.province].name} in force since ${longDate(table.inForce)}`;

const arrangements = {
  sole: 'the children live with one of us more than 60% of the time',
  shared: 'each of us has the children at least 40% of the time, so that both table amounts are set off',
  split: 'each of us has the majority of time with at least one child, so that both table amounts are set off',
} as const;

/** What the law leaves to the two of them beside the tables, and that they have thought about it. */
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

const howReached = (support: ChildSupport, isFollowed: boolean): Passage[] => {
  const used = [support.tables.owner, support.tables.partner].flatMap((table) => (table ? [tableNamed(table)] : []));
  return [
    `The amount by the Guidelines follows ${[...new Set(used)].join(' and ')}: ${arrangements[support.arrangement]}. Schedule D shows how it was worked out.`,
    ...considered(support, isFollowed),
  ];
};

const dependencyOf = ({ child }: NamedChild): string => {
  switch (child.dependency) {
    case 'Studies full time':
      return 'studies full time';
    case 'Illness or disability':
      return 'cannot become independent because of illness or disability';
    default:
      return 'cannot become independent for another reason that we both accept';
  }
};

/** Children of age: counted by the table, supported with an amount of their own, or not supported any more (s. 3(2)). */
const ofAge = (draft: Draft, { byTable, apart, independent }: DependentChildren): Passage[] => {
  const pays = apart.length > 0 ? draft.answer('childSupportPayer', draft.name) : '';
  const payer = draft.record.childSupportPayer;
  const receives = payer ? draft.name(other(payer)) : 'the other parent';
  return [
    ...byTable
      .filter(({ isOfAge }) => isOfAge)
      .map(
        (child) =>
          `${child.called} is of age, ${dependencyOf(child)} and still depends on us. We count ${child.called} in the table amount as if under age (section 3(2)(a) of the Guidelines).`,
      ),
    ...apart.map(
      (child) =>
        `${child.called} is of age, ${dependencyOf(child)} and still depends on us. For ${child.called}, ${pays} pays ${receives} child support of ${money(child.monthly)} ${when(draft)}, instead of the table amount. We consider this amount appropriate, having regard to the condition, means, needs and other circumstances of ${child.called} and to what each of us can contribute (section 3(2)(b) of the Guidelines).`,
    ),
    ...(independent.length > 0
      ? [
          `No support is payable for ${listed(independent.map(({ called }) => called))}, who ${independent.length === 1 ? 'is' : 'are'} of age and no longer ${independent.length === 1 ? 'depends' : 'depend'} on us.`,
        ]
      : []),
  ];
};

/** Both leave the amount to the Guidelines. */
const followsGuidelines = ({ record }: Draft): boolean =>
  record.useGuidelines !== false && record.agreedChildSupportAmount === undefined;

/** Who pays how much a month by this agreement; null while an answer for it is missing. */
export const agreedChildSupport = (draft: Draft): { payor: Party | null; monthly: Cents } | null => {
  const guidelines = guidelineSupport(draft);
  if (guidelines && followsGuidelines(draft)) return { payor: guidelines.payor, monthly: guidelines.monthly };
  const { childSupportPayer: payor, agreedChildSupportAmount: monthly } = draft.record;
  return payor === undefined || monthly === undefined ? null : { payor, monthly };
};

const isPaid = (draft: Draft, guidelines: ChildSupport | null): boolean =>
  guidelines && followsGuidelines(draft)
    ? guidelines.payor !== null
    : draft.record.agreedChildSupportAmount !== NOTHING;

const monthlyAmount = (draft: Draft): Passage[] => {
  if (contradictsSchedule(draft.record, draft.asOf))
    return [`Child support: ${draft.blank('primaryResidence', CONTRADICTION)}.`, basedOn(draft)];
  const guidelines = guidelineSupport(draft);
  const followed = guidelines !== null && followsGuidelines(draft);
  return [
    ...(followed ? [byGuidelines(draft, guidelines)] : asAgreed(draft, guidelines)),
    basedOn(draft),
    ...(guidelines ? howReached(guidelines, followed) : notSettledByTables(draft)),
    ...(isPaid(draft, guidelines) ? [DUE_BEFORE] : []),
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
  basis: [
    'Federal Child Support Guidelines, s. 3, 4, 8, 9, 13 and 15',
    'Divorce Act, s. 2(1), 11(1)(b) and 15.1(5) to (8)',
    'Family Law Act, s. 31 and 33(11) to (14)',
    'Contino v. Leonelli-Contino, 2005 SCC 63',
  ],
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
    const children = knownChildren(draft.record, draft.asOf);
    const isForTable = children === null || children.byTable.length > 0;
    return [
      ...(isForTable ? monthlyAmount(draft) : []),
      ...(children ? ofAge(draft, children) : []),
      ...(!isForTable && children.apart.length > 0 ? [DUE_BEFORE] : []),
    ];
  },
};
