import { longDate } from '@evenhand/contracts/toronto';
import { ageOn } from '../child-support/province.js';
import { listed } from '../print.js';
import type { Check } from './check.js';
import { childrenByBirth } from './children.js';

export const insuranceEndsBeforeSupport: Check = {
  id: 'insurance-ends-before-support',
  severity: 'attention',
  why: 'Family Law Act, s. 34(1)(i) and (k): insurance secures support only while it is in force.',
  answers: ['insuranceUntil', 'spousalEnd'],
  find: (_record, _asOf, { terms: { security } }) => {
    const [until, payable] = [security?.until.value, security?.payableUntil.value];
    if (!until) return null;
    if (security?.lastsFor)
      return `The life insurance may end on ${longDate(until)}, but support for ${security.lastsFor} may have no end. Leave the day out: the insurance then lasts as long as support.`;
    return payable && until < payable
      ? `The life insurance may end on ${longDate(until)}, but support may be payable until ${longDate(payable)}, for example while a child studies. Choose a later day, or leave it out.`
      : null;
  },
};

const ADULT = 18;

export const minorBeneficiary: Check = {
  id: 'minor-beneficiary',
  severity: 'attention',
  why: 'Insurance Act (Ontario), s. 193; Children’s Law Reform Act, s. 51: an insurer does not pay a child under 18 directly, so a trustee is needed.',
  answers: ['beneficiaries', 'insuranceTrustee'],
  find: (record, asOf) => {
    if (!record.beneficiaries?.includes('Our children are named in equal shares') || record.insuranceTrustee?.trim())
      return null;
    const minors = childrenByBirth(record).filter(({ birthdate }) => ageOn(birthdate, asOf) < ADULT);
    return minors.length > 0
      ? `You name children under 18 as beneficiaries without a trustee: ${listed(minors.map(({ called }) => called))}. Say who receives the money in trust for them.`
      : null;
  },
};
