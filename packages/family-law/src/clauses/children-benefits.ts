import { calledFor } from '../agreement/called-for.js';
import type { Passage } from '../agreement/clause.js';
import { type Draft, other } from '../agreement/draft.js';

const HALF_EACH = 'Each of us applies for our half of the Canada Child Benefit and the credits that come with it.';

/** Who applies for the benefits and claims the credit, by where the children live. */
const asTheyLive = ({ record, name }: Draft): Passage => {
  if (record.primaryResidence === 'Primarily with one parent' && record.residentialParent)
    return `${name(record.residentialParent)}, with whom the children primarily live, applies for the Canada Child Benefit and the credits that come with it, and may claim the amount for an eligible dependant as far as the law allows.`;
  if (record.primaryResidence === 'Equal (shared)')
    return `${HALF_EACH} For one child only one of us may claim the amount for an eligible dependant in a year: we settle each year in writing who claims it for which child, because without that neither of us can.`;
  return 'Each of us claims the benefits and credits for the children to which the CRA’s rules entitle us, and tells the CRA how the children’s time is divided.';
};

const benefit = (draft: Draft): Passage[] => {
  const { childBenefit } = draft.record;
  if (!childBenefit) return [];
  if (childBenefit === 'Each of us applies for half') return [HALF_EACH];
  return [
    `${calledFor(draft, 'childBenefitBy', draft.name)} applies for the Canada Child Benefit and the credits that come with it.`,
  ];
};

const credit = (draft: Draft): Passage[] => {
  const { dependantCredit, dependantCreditBy: by } = draft.record;
  if (!dependantCredit) return [];
  const claims = calledFor(draft, 'dependantCreditBy', draft.name);
  const others = by ? draft.name(other(by)) : 'the other';
  return [
    dependantCredit === 'One of us claims it'
      ? `${claims} claims the amount for an eligible dependant, as far as the law allows, and ${others} does not claim it for the same child.`
      : `${claims} claims the amount for an eligible dependant for the years with an even number and ${others} for the others, as far as the law allows.`,
  ];
};

/** Who applies for the benefits and claims the amount for an eligible dependant (Income Tax Act s. 118(1)(b), 118(4)). */
export const childrensBenefits = (draft: Draft): Passage[] => {
  const agreed = [...benefit(draft), ...credit(draft)];
  return agreed.length > 0 ? agreed : [asTheyLive(draft)];
};
