import type { Clause, Passage } from '../agreement/clause.js';
import { type Draft, other } from '../agreement/draft.js';
import { guidelineSupport } from '../agreement/guideline-support.js';
import { money } from '../agreement/print.js';
import type { ChildSupport } from '../child-support/child-support.js';
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

/** The calculation knows two parents; the agreement calls them by name. */
const named = (draft: Draft, label: string): string =>
  label
    .replace('First parent', draft.owner)
    .replace('the first parent', draft.owner)
    .replace('Second parent', draft.partner)
    .replace('the second parent', draft.partner);

const working = (draft: Draft, { steps, notices }: ChildSupport): Passage[] => [
  {
    kind: 'working',
    caption: 'How the amount by the Guidelines was worked out',
    steps: steps.map((step) => ({ ...step, label: named(draft, step.label) })),
  },
  ...notices.map(({ sentence }) => sentence),
];

export const childSupport: Clause = {
  id: 'child-support',
  heading: 'Child support: monthly amount',
  basis: ['Federal Child Support Guidelines, s. 3, 4, 8, 9 and 15', 'Divorce Act, s. 11(1)(b) and 15.1(5) to (8)'],
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
      ...(guidelines ? working(draft, guidelines) : []),
    ];
  },
};
