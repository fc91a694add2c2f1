import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import type { ChildSupport } from '../child-support/child-support.js';
import { NOTHING } from '../money.js';
import { money } from '../print.js';
import type { Terms } from '../terms/terms.js';
import type { Check } from './check.js';
import { wordsOf } from './spousal-duration.js';

interface AgreedAndGuidelines {
  readonly agreed: Cents;
  readonly payor: Party | null;
  readonly isExplained: boolean;
  readonly guidelines: ChildSupport;
}

/** Null unless an amount other than the Guidelines' is agreed. */
const otherAmount = ({ childSupport }: Terms): AgreedAndGuidelines | null => {
  const { guidelines, followsGuidelines, monthly, payor, reason } = childSupport ?? {};
  if (!guidelines || followsGuidelines || monthly?.value === undefined || monthly.value === null) return null;
  return { agreed: monthly.value, payor: payor?.value ?? null, isExplained: reason?.value !== null, guidelines };
};

export const payerHasTheChildren: Check = {
  id: 'payer-has-the-children',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 3: support is paid to the parent with whom the children live.',
  answers: ['childSupportPayer', 'residentialParent'],
  find: (_record, _asOf, { terms: { childSupport, parenting } }) =>
    childSupport?.apartPayor.value && childSupport.apartPayor.value === parenting?.mainParent.value
      ? 'The children live with the parent who is to pay child support. Check who pays.'
      : null,
};

export const amountBelowTable: Check = {
  id: 'amount-below-table',
  severity: 'attention',
  why: 'Divorce Act, s. 11(1)(b) and 15.1(5) to (8): a court can refuse the divorce when the children are not reasonably provided for.',
  answers: ['childSupportReason', 'agreedChildSupportAmount', 'childSupportPayer'],
  find: (_record, _asOf, { terms }) => {
    const other = otherAmount(terms);
    if (!other?.guidelines.payor || other.isExplained) return null;
    const { agreed, payor, guidelines } = other;
    const given = money(guidelines.monthly);
    if (guidelines.payor !== payor)
      return `Under the Guidelines, the other parent would pay child support of ${given} a month. Change who pays, or state your reason.`;
    return agreed < guidelines.monthly
      ? `The agreed child support of ${money(agreed)} a month is less than the ${given} under the Guidelines. Raise the amount, or state your reason.`
      : null;
  },
};

/** A reason does not settle it: support is the child's right and parents cannot waive it. */
export const amountBelowTableWithReason: Check = {
  id: 'amount-below-table-with-reason',
  severity: 'attention',
  why: 'Divorce Act, s. 11(1)(b) and 15.1(5) to (8); Family Law Act, s. 33(11) to (14) and 56(1.1): support is the right of the child. A court looks at whether the children are reasonably provided for, whatever the reason.',
  answers: ['agreedChildSupportAmount', 'childSupportReason'],
  find: (_record, _asOf, { terms }) => {
    const other = otherAmount(terms);
    if (!other?.guidelines.payor || !other.isExplained) return null;
    const { agreed, guidelines } = other;
    if (agreed >= guidelines.monthly) return null;
    const given = money(guidelines.monthly);
    return agreed === NOTHING
      ? `No child support is agreed, although the amount under the Guidelines is ${given} a month. You have stated a reason, but a court may not accept it.`
      : `The agreed child support of ${money(agreed)} a month is less than the ${given} under the Guidelines. You have stated a reason, but a court may not accept it.`;
  },
};

const HOME_WORDS = ['home', 'house', 'apartment', 'condo', 'rent', 'rent-free', 'mortgage'];

/** A benefit that only the reason names cannot be enforced. */
export const reasonWithoutTerm: Check = {
  id: 'reason-without-term',
  severity: 'attention',
  why: 'Divorce Act, s. 15.1(5) and (7); Family Law Act, s. 33(12) and (14): a smaller amount needs reasonable arrangements or special provisions for the children, which the agreement must contain.',
  answers: ['childSupportReason', 'livingSituation', 'exclusivePossession'],
  find: (_record, _asOf, { terms }) => {
    const other = otherAmount(terms);
    const { home } = terms.property;
    if (!other || other.agreed >= other.guidelines.monthly || home?.possession || home?.keeper.value) return null;
    const words = wordsOf(terms.childSupport?.reason.value ?? '');
    return words.some((word) => HOME_WORDS.includes(word))
      ? 'Your reason for less child support is a home, but the agreement promises that home to neither of you. Answer who owns it and who may live in it until when, or state another reason.'
      : null;
  },
};

export const supportNotSetOff: Check = {
  id: 'support-not-set-off',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 9: with shared parenting time both table amounts are set off as a starting point.',
  answers: ['childSupportReason', 'agreedChildSupportAmount', 'primaryResidence'],
  find: (_record, _asOf, { terms }) => {
    const other = otherAmount(terms);
    if (other?.guidelines.arrangement !== 'shared' || other.isExplained) return null;
    const { agreed, payor, guidelines } = other;
    const isPayor = guidelines.payor === null || guidelines.payor === payor;
    return isPayor && agreed > guidelines.monthly
      ? `Each of you has the children at least 40% of the time, but the agreed ${money(agreed)} a month is more than the difference of ${money(guidelines.monthly)} between your table amounts. Change the amount, or state your reason.`
      : null;
  },
};

/** Only one amount is stated, so that neither parent keeps the credit for an eligible dependant. */
export const setOffStatesNetOnly: Check = {
  id: 'set-off-states-net-only',
  severity: 'note',
  why: 'Income Tax Act, s. 118(5) and 118(5.1): a parent who pays support for a child can claim the amount for an eligible dependant only where both parents are required to pay.',
  answers: ['agreedChildSupportAmount'],
  find: (_record, _asOf, { terms }) => {
    const other = otherAmount(terms);
    if (!other?.payor || other.agreed === NOTHING) return null;
    const { owner, partner } = other.guidelines.tables;
    return other.guidelines.arrangement !== 'sole' && owner && partner
      ? 'You agree on one net amount of child support, so the parent who pays it cannot claim the tax credit for an eligible dependant. Leave the amount out, so that the agreement states what each of you pays the other.'
      : null;
  },
};

/** The text follows the Guidelines, which name the other parent. */
export const payorDiffersFromText: Check = {
  id: 'payor-differs-from-text',
  severity: 'blocking',
  why: 'Federal Child Support Guidelines, s. 8, 9 and 13: the agreement names one payor, the parent with the higher table amount.',
  answers: ['childSupportPayer'],
  find: (_record, _asOf, { terms }) => {
    const { followsGuidelines, payor, apartPayor: answered } = terms.childSupport ?? {};
    if (!followsGuidelines || !payor?.value || !answered?.value || payor.value === answered.value) return null;
    const name = terms.people.names[payor.value].value?.trim() ?? 'the other parent';
    return `Under the Guidelines ${name} pays the higher amount of child support, but you chose the other parent. Change who pays, or agree on an amount of your own.`;
  },
};
