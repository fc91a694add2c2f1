import { aMonthFrom } from '../agreement/due-days.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import { type ChildSupportTerms, isNothingPayable } from '../terms/child-support.js';
import { asAgreed, supported } from './agreed-child-support.js';
import { ofAge } from './children-of-age.js';
import { howReached, notSettledByTables } from './how-support-was-reached.js';
import { basedOn, ourIncomes } from './stated-incomes.js';
import { supportByStepParent } from './step-children.js';
import { dueBefore } from './support-due.js';

/** Each table amount is payable, so that both parents keep the credits (Income Tax Act s. 118(5.1)). */
const bothAmounts = (
  draft: Draft,
  terms: ChildSupportTerms,
  setOff: NonNullable<ChildSupportTerms['setOff']>,
): Passage[] => {
  const first = terms.payor.value ?? 'owner';
  const second = other(first);
  const [one, two] = [draft.name(first), draft.name(second)];
  const isSplit = terms.guidelines?.arrangement === 'split';
  const section = isSplit ? '8' : '9(a)';
  return [
    text`${draft.about(terms.payor, one)} will pay ${two} child support of ${draft.print(setOff[first], money)} ${aMonthFrom(terms.due)}, ${isSplit ? `for the support of ${supported(terms, first)}, ` : ''}and ${two} will pay ${one} child support of ${draft.print(setOff[second], money)} per month on the same days, for the support of ${supported(terms, second)}. These are the table amounts that section ${section} of the Guidelines sets off against each other.`,
    terms.payor.value === null
      ? draft.about(
          terms.monthly,
          'Each of us will pay the full amount to the other, although the two amounts are equal.',
        )
      : text`Each of us will pay the full amount to the other. Neither of us deducts the other’s amount or pays only the difference of ${draft.print(terms.monthly, money)} per month.`,
  ];
};

const byGuidelines = (draft: Draft, terms: ChildSupportTerms): Passage[] => {
  const { payor, monthly, setOff, due } = terms;
  if (setOff) return bothAmounts(draft, terms, setOff);
  if (!payor.value)
    return [draft.about(monthly, 'Under the Guidelines, neither of us pays the other monthly child support.')];
  return [
    text`${draft.print(payor, draft.name)} will pay ${draft.name(other(payor.value))} child support of ${draft.print(monthly, money)} ${aMonthFrom(due)}, for the support of ${supported(terms, payor.value)}. This is the amount under the Guidelines.`,
  ];
};

/** A problem of the Guidelines amount becomes a missing answer with its reason. */
const noteProblem = (draft: Draft, { guidelinesProblem }: ChildSupportTerms): void => {
  if (guidelinesProblem) draft.blank('children', guidelinesProblem.replace(/\.$/, ''));
};

const monthlyAmount = (draft: Draft, terms: ChildSupportTerms): Passage[] => {
  const { guidelines, followsGuidelines, monthly, openResidence: open } = terms;
  if (open)
    return [
      draft.about(monthly, `The amount of child support depends on ${draft.blank(open.answer, open.question)}.`),
      ...basedOn(draft, terms),
    ];
  noteProblem(draft, terms);
  return [
    ...(followsGuidelines ? byGuidelines(draft, terms) : asAgreed(draft, terms)),
    ...basedOn(draft, terms),
    ...(guidelines ? howReached(draft, terms, guidelines) : notSettledByTables(draft, terms)),
    ...(isNothingPayable(terms) ? [] : [dueBefore(draft, terms.due, terms.past)]),
  ];
};

export const childSupport: Clause = {
  id: 'child-support',
  heading: 'Child support: monthly amount',
  basis: [
    'Federal Child Support Guidelines, s. 3, 4, 5, 8, 9, 13 and 15',
    'Federal Child Support Guidelines, s. 20',
    'Divorce Act, s. 2(1), 11(1)(b) and 15.1(5) to (8)',
    'Family Law Act, s. 31 and 33(11) to (14)',
    'Income Tax Act, s. 118(5) and 118(5.1)',
    'Contino v. Leonelli-Contino, 2005 SCC 63',
  ],
  note: 'How much is paid each month for the children, and how that amount was reached. The tables of the Guidelines are the starting point for everyone. Where each of you owes the other a table amount, both amounts are paid: a parent who pays only the difference cannot claim the tax credit for an eligible dependant.',
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
  write: (draft) => {
    const terms = draft.terms.childSupport;
    if (!terms) return [];
    const { children } = terms;
    const isForTable = children === null || children.byTable.length > 0;
    return [
      ...(isForTable ? monthlyAmount(draft, terms) : []),
      ...supportByStepParent(draft),
      ...(children ? ofAge(draft, terms, children) : []),
      ...(!isForTable && children.apart.length > 0 ? ourIncomes(draft) : []),
      ...(!isForTable && children.apart.length > 0 ? [dueBefore(draft, terms.due, terms.past)] : []),
    ];
  },
};
