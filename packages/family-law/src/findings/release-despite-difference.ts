import { advisorySupport } from '../agreement/advisory-support.js';
import { money } from '../agreement/print.js';
import { dollars, larger, minus, NOTHING, smaller } from '../money.js';
import type { Check } from './check.js';

/** From here on a difference is worth a sentence. Lines of this product, not of the law. */
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
