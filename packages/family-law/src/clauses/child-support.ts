import { followsGuidelines, isPaid } from '../agreement/agreed-child-support.js';
import type { Clause, Passage } from '../agreement/clause.js';
import { knownChildren } from '../agreement/dependent-children.js';
import { type Draft, other } from '../agreement/draft.js';
import { guidelineSupport } from '../agreement/guideline-support.js';
import { CONTRADICTION, contradictsSchedule } from '../agreement/parenting-share.js';
import type { ChildSupport } from '../child-support/child-support.js';
import { NOTHING } from '../money.js';
import { money } from '../print.js';
import { ofAge } from './children-of-age.js';
import { basedOn, howReached, notSettledByTables } from './how-support-was-reached.js';
import { hasChildren, isMarried } from './people.js';
import { childSupportDue, dueBefore, when } from './support-due.js';

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
          ...(isMarried(draft.record)
            ? [
                'We know that a court can refuse a divorce when reasonable arrangements for the support of the children have not been made.',
              ]
            : []),
        ]
      : []),
  ];
};

const monthlyAmount = (draft: Draft): Passage[] => {
  if (contradictsSchedule(draft.record, draft.asOf))
    return [`Child support: ${draft.blank('primaryResidence', CONTRADICTION)}.`, basedOn(draft)];
  const guidelines = guidelineSupport(draft);
  const followed = guidelines !== null && followsGuidelines(draft);
  return [
    ...(followed ? [byGuidelines(draft, guidelines)] : asAgreed(draft, guidelines)),
    basedOn(draft),
    ...(guidelines ? howReached(guidelines, followed) : notSettledByTables(draft)),
    ...(isPaid(draft, guidelines) ? [dueBefore(draft, childSupportDue(draft))] : []),
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
    'childSupportStart',
    'supportDay',
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
      ...(!isForTable && children.apart.length > 0 ? [dueBefore(draft, childSupportDue(draft))] : []),
    ];
  },
};
