import { advisorySupport } from '../agreement/advisory-support.js';
import { dollars, larger, minus, smaller } from '../money.js';
import { money } from '../print.js';
import type { Check } from './check.js';

/** Limits of this product, not of the law: a monthly range, and a difference of incomes where no range is known. */
const FAR_ABOVE_ZERO = dollars(500);
const LARGE_DIFFERENCE = dollars(20_000);
const isLarge = (higher: number, lower: number) => higher * 2 >= lower * 3;

const ADVICE = 'State why each of you gives it up, or agree on support, and take legal advice first.';

export const releaseDespiteDifference: Check = {
  id: 'release-despite-difference',
  severity: 'attention',
  why: 'Family Law Act, s. 33(4): a court can set aside a release of support with unconscionable results.',
  answers: ['spousalSupportRequested', 'userIncome', 'partnerIncome'],
  find: ({ userIncome, partnerIncome, userName, partnerName }, _asOf, { terms }) => {
    const { released, advisory } = terms.spousalSupport;
    if (released.value !== true) return null;
    if (advisory.kind === 'range') {
      const { low, mid, high } = advisory.result.monthly;
      if (mid < FAR_ABOVE_ZERO) return null;
      const recipient = advisory.payor === 'owner' ? partnerName : userName;
      return `You both give up spousal support, although the Advisory Guidelines suggest ${money(low)} to ${money(high)} a month for ${recipient?.trim() || 'one of you'}. ${ADVICE}`;
    }
    if (userIncome === undefined || partnerIncome === undefined) return null;
    const [higher, lower] = [larger(userIncome, partnerIncome), smaller(userIncome, partnerIncome)];
    const difference = minus(higher, lower);
    return difference < LARGE_DIFFERENCE || !isLarge(higher, lower)
      ? null
      : `You both give up spousal support, although your incomes are ${money(difference)} a year apart. ${ADVICE}`;
  },
};

export const spousalPayerEarnsLess: Check = {
  id: 'spousal-payer-earns-less',
  severity: 'attention',
  why: 'Divorce Act, s. 15.2(4) and (6); Family Law Act, s. 30: support goes by need and by the ability to pay.',
  answers: ['spousalSupportPayer', 'userIncome', 'partnerIncome'],
  find: ({ spousalSupportPayer: payer, userIncome, partnerIncome }) => {
    if (!payer || userIncome === undefined || partnerIncome === undefined) return null;
    const [payers, others] = payer === 'owner' ? [userIncome, partnerIncome] : [partnerIncome, userIncome];
    return payers < others ? 'The person who is to pay spousal support has the lower income. Check who pays.' : null;
  },
};

export const spousalAmountOutsideRange: Check = {
  id: 'spousal-amount-outside-range',
  severity: 'note',
  why: 'Spousal Support Advisory Guidelines (2008): the range is a guide and not law; it counts the time together before a marriage only where its first day is answered.',
  answers: ['spousalSupportAmount', 'spousalSupportReason'],
  find: (record, asOf) => {
    const amount = record.spousalSupportAmount;
    if (amount === undefined || !record.spousalSupportPayer) return null;
    const advisory = advisorySupport(record, asOf);
    if (advisory.kind === 'unknown') return null;
    const { low, high } = advisory.result.monthly;
    if (low <= amount && amount <= high) return null;
    const side = amount < low ? 'below' : 'above';
    return `Spousal support of ${money(amount)} a month is ${side} the range of the Advisory Guidelines, ${money(low)} to ${money(high)}.`;
  },
};
