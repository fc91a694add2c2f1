import { advisorySupport } from '../agreement/advisory-support.js';
import { money } from '../agreement/print.js';
import type { Check } from './check.js';

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
