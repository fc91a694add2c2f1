import type { Check } from './check.js';

export const spousalPayerEarnsLess: Check = {
  id: 'spousal-payer-earns-less',
  severity: 'attention',
  why: 'Divorce Act, s. 15.2(4) and (6); Family Law Act, s. 30: support goes by need and by the ability to pay.',
  answers: ['spousalSupportPayer', 'userIncome', 'partnerIncome'],
  find: ({ spousalSupportPayer: payer, userIncome, partnerIncome }) => {
    if (!payer || userIncome === undefined || partnerIncome === undefined) return null;
    const [payers, others] = payer === 'owner' ? [userIncome, partnerIncome] : [partnerIncome, userIncome];
    return payers < others ? 'The one who pays spousal support has the smaller income.' : null;
  },
};
