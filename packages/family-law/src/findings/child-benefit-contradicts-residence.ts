import type { Check } from './check.js';

export const childBenefitContradictsResidence: Check = {
  id: 'child-benefit-contradicts-residence',
  severity: 'attention',
  why: 'Income Tax Act, s. 122.6 "eligible individual" and "shared-custody parent": the benefit follows where the children live, whatever is agreed.',
  answers: ['childBenefit', 'childBenefitBy', 'primaryResidence', 'residentialParent'],
  find: ({ childBenefit, childBenefitBy, primaryResidence, residentialParent }) => {
    if (childBenefit === 'Each of us applies for half' && primaryResidence === 'Primarily with one parent')
      return 'Each of you is to apply for half of the Canada Child Benefit, but the children live primarily with one of you.';
    if (childBenefit !== 'One of us applies for it') return null;
    if (primaryResidence === 'Equal (shared)')
      return 'One of you is to apply for the whole Canada Child Benefit, but the children live with both of you equally.';
    return primaryResidence === 'Primarily with one parent' && childBenefitBy && residentialParent !== childBenefitBy
      ? 'The one who is to apply for the Canada Child Benefit is not the parent with whom the children live.'
      : null;
  },
};
