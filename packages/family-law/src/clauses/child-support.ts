import { knownChildren } from '../agreement/dependent-children.js';
import { openResidence } from '../agreement/parenting-share.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import type { ChildSupportTerms } from '../terms/child-support.js';
import { ofAge } from './children-of-age.js';
import { guidelineSupport } from './guideline-support.js';
import { basedOn, howReached, notSettledByTables } from './how-support-was-reached.js';
import { hasChildren, isMarried } from './people.js';
import { childSupportDue, dueBefore, when } from './support-due.js';

const isPaid = ({ followsGuidelines, guidelines, monthly }: ChildSupportTerms): boolean =>
  followsGuidelines ? guidelines !== null && guidelines.payor !== null : monthly.value !== NOTHING;

const byGuidelines = (draft: Draft, { payor, monthly }: ChildSupportTerms): Passage => {
  if (!payor.value)
    return draft.about(monthly, 'By the Guidelines neither of us pays the other a monthly amount of child support.');
  return text`${draft.print(payor, draft.name)} pays ${draft.name(other(payor.value))} child support of ${draft.print(monthly, money)} ${when(draft)}. This is the amount that the Guidelines give.`;
};

const asAgreed = (draft: Draft, { guidelines, payor, monthly }: ChildSupportTerms): Passage[] => {
  const payer = draft.record.childSupportPayer;
  const receives = payer ? draft.name(other(payer)) : 'the other parent';
  const differs =
    guidelines !== null &&
    (guidelines.monthly !== draft.record.agreedChildSupportAmount || (guidelines.payor ?? payer) !== payer);
  const isNothing = draft.record.agreedChildSupportAmount === NOTHING;
  return [
    isNothing
      ? draft.about(monthly, 'We agree that neither of us pays the other a monthly amount of child support.')
      : text`${draft.print(payor, draft.name)} pays ${receives} child support of ${draft.print(monthly, money)} ${when(draft)}.`,
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

const monthlyAmount = (draft: Draft, terms: ChildSupportTerms): Passage[] => {
  const open = openResidence(draft.record, draft.asOf);
  if (open)
    return [draft.about(terms.monthly, `Child support: ${draft.blank(open.answer, open.question)}.`), basedOn(draft)];
  const guidelines = guidelineSupport(draft);
  const followed = terms.followsGuidelines;
  return [
    ...(followed ? [byGuidelines(draft, terms)] : asAgreed(draft, terms)),
    basedOn(draft),
    ...(guidelines ? howReached(guidelines, followed) : notSettledByTables(draft)),
    ...(isPaid(terms) ? [dueBefore(draft, childSupportDue(draft))] : []),
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
      ...(isForTable && draft.terms.childSupport ? monthlyAmount(draft, draft.terms.childSupport) : []),
      ...(children ? ofAge(draft, children) : []),
      ...(!isForTable && children.apart.length > 0 ? [dueBefore(draft, childSupportDue(draft))] : []),
    ];
  },
};
