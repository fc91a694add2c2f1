import type { Check } from './check.js';

export const payerHasTheChildren: Check = {
  id: 'payer-has-the-children',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 3: support is paid to the parent with whom the children live.',
  answers: ['childSupportPayer', 'residentialParent'],
  find: ({ childSupportPayer, residentialParent }) =>
    childSupportPayer !== undefined && childSupportPayer === residentialParent
      ? 'The parent who pays child support is the one with whom the children live.'
      : null,
};
