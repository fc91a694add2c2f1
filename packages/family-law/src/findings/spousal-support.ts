import { advisorySupport } from '../agreement/advisory-support.js';
import { dollars, larger, minus, NOTHING, smaller } from '../money.js';
import { money } from '../print.js';
import type { Check } from './check.js';

/** The least reported difference. A limit of this product, not of the law. */
const WORTH_SAYING = dollars(20_000);
const isLarge = (higher: number, lower: number) => higher * 2 >= lower * 3;

export const releaseDespiteDifference: Check = {
  id: 'release-despite-difference',
  severity: 'attention',
  why: 'Family Law Act, s. 33(4): a court can set aside a release of support with unconscionable results.',
  answers: ['spousalSupportRequested', 'userIncome', 'partnerIncome'],
  find: (record, asOf) => {
    const { spousalSupportRequested, userIncome, partnerIncome } = record;
    if (spousalSupportRequested !== false || userIncome === undefined || partnerIncome === undefined) return null;
    const [higher, lower] = [larger(userIncome, partnerIncome), smaller(userIncome, partnerIncome)];
    const difference = minus(higher, lower);
    if (difference < WORTH_SAYING || !isLarge(higher, lower)) return null;
    const advisory = advisorySupport(record, asOf);
    const range =
      advisory.kind === 'range' && advisory.result.monthly.high > NOTHING
        ? ` The Advisory Guidelines give up to ${money(advisory.result.monthly.high)} a month.`
        : '';
    return `You both give up spousal support although your incomes are ${money(difference)} a year apart.${range}`;
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
    return payers < others ? 'The one who pays spousal support has the smaller income.' : null;
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
    return `Spousal support of ${money(amount)} a month lies ${side} the range of the Advisory Guidelines, ${money(low)} to ${money(high)}.`;
  },
};
