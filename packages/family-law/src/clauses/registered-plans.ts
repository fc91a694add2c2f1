import type { Clause } from '../draft/clause.js';

export const registeredPlans: Clause = {
  id: 'registered-plans',
  heading: 'Registered plans and tax-free savings accounts',
  basis: ['Succession Law Reform Act, s. 51 and 52', 'Income Tax Act, s. 146, 146.2 and 146.3'],
  note: 'A person named in an RRSP, RRIF or TFSA receives it after a death, even after a separation. The designation changes only with a form of the institution.',
  answers: ['hasAssets', 'assetTypes', 'beneficiaries'],
  write: ({ terms: { property, chosen } }) =>
    property.hasRegisteredPlans
      ? [
          'Within 30 days after this agreement takes effect, each of us will review who is named as beneficiary, successor annuitant or successor holder of our registered retirement savings plans, registered retirement income funds and tax-free savings accounts.',
          chosen.beneficiaries.value?.includes('The other stays named as security for support')
            ? 'Except where this agreement keeps the other named as security for support, each of us releases every right under such a designation made before this agreement, and will sign the form that the institution requires.'
            : 'Each of us releases every right under such a designation made before this agreement, and will sign the form that the institution requires. A designation made after this agreement is not affected.',
        ]
      : [],
};
