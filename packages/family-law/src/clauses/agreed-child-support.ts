import type { Party } from '@evenhand/contracts/identity';
import { aMonthFrom } from '../agreement/due-days.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { listed, money } from '../print.js';
import type { ChildSupportTerms } from '../terms/child-support.js';
import { mayRefuseDivorce } from './how-support-was-reached.js';

/** Where the children live apart, each amount is for those with the other parent (Guidelines s. 8). */
export const supported = ({ children, childCount, guidelines }: ChildSupportTerms, payor: Party): string => {
  if (!children) return childCount === 1 ? 'our child' : 'our children';
  const isSplit = guidelines?.arrangement === 'split';
  const found = children.byTable.filter(({ child }) => !isSplit || child.livesWith === other(payor));
  return listed(found.map(({ called }) => called));
};

const byGuidelinesInstead = (draft: Draft, { guidelines }: ChildSupportTerms): string => {
  if (!guidelines?.payor) return 'Under the Guidelines, neither of us would pay monthly child support.';
  const [pays, receives] = [draft.name(guidelines.payor), draft.name(other(guidelines.payor))];
  switch (guidelines.arrangement) {
    case 'shared':
      return `Under section 9 of the Guidelines, the starting point is the set-off of the table amounts, ${money(guidelines.monthly)} per month from ${pays} to ${receives}.`;
    case 'split':
      return `The set-off of the table amounts under section 8 of the Guidelines is ${money(guidelines.monthly)} per month, from ${pays} to ${receives}.`;
    default:
      return `Under the Guidelines, ${pays} would pay child support of ${money(guidelines.monthly)} per month.`;
  }
};

/** A net amount for children who live apart. */
const lessOthers = (draft: Draft, terms: ChildSupportTerms): string => {
  const payor = terms.payor.value;
  if (terms.guidelines?.arrangement !== 'split' || !payor) return '';
  const recipient = other(payor);
  return `, after ${draft.name(recipient)}’s share of the support of ${supported(terms, recipient)} is taken into account`;
};

/** Than the Guidelines, or paid by the other. */
const isLess = ({ guidelines, monthly, payor }: ChildSupportTerms): boolean =>
  Boolean(guidelines?.payor) &&
  (payor.value !== guidelines?.payor || (monthly.value ?? NOTHING) < (guidelines?.monthly ?? NOTHING));

/** Less than the Guidelines is agreed for a reason, and lasts no longer than it. */
const whileReason = (terms: ChildSupportTerms): Passage[] =>
  isLess(terms)
    ? [
        'If this reason no longer applies, child support is determined under the Guidelines, starting on the first day of the following month.',
      ]
    : [];

export const asAgreed = (draft: Draft, terms: ChildSupportTerms): Passage[] => {
  const { guidelines, payor, monthly, due, reason } = terms;
  const receives = payor.value ? draft.name(other(payor.value)) : 'the other parent';
  const amount: Words =
    monthly.value === NOTHING
      ? draft.about(monthly, 'We agree that neither of us pays the other monthly child support.')
      : text`${draft.print(payor, draft.name)} will pay ${receives} child support of ${draft.print(monthly, money)} ${aMonthFrom(due)}, for the support of ${supported(terms, payor.value ?? 'owner')}${lessOthers(draft, terms)}.`;
  if (!guidelines || monthly.value === null) return [amount];
  return [
    amount,
    text`${byGuidelinesInstead(draft, terms)} We have agreed on a different amount. Our reason, and how we otherwise provide for the support of the ${terms.childCount === 1 ? 'child' : 'children'}, is this: ${draft.print(reason, (words) => words.trim())}`,
    ...whileReason(terms),
    ...(isLess(terms) ? mayRefuseDivorce(draft, terms.childCount !== 1) : []),
  ];
};
