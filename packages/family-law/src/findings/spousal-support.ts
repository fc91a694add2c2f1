import { longDate } from '@evenhand/contracts/toronto';
import { centsOf, dollars, larger, minus, smaller } from '../money.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import { releaseAnswers } from '../terms/spousal-support.js';
import type { Check } from './check.js';
import { paymentsDue } from './payments-due.js';

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
  find: (_record, _asOf, { terms: { facts, people, spousalSupport } }) => {
    const { isPaid, released, advisory } = spousalSupport;
    if (isPaid !== false || released.value !== true) return null;
    if (advisory.kind === 'range') {
      const { low, mid, high } = advisory.result.monthly;
      if (mid < FAR_ABOVE_ZERO) return null;
      const recipient = people.names[other(advisory.payor)].value;
      return `You both give up spousal support, although the Advisory Guidelines suggest ${money(low)} to ${money(high)} a month for ${recipient?.trim() || 'one of you'}. ${ADVICE}`;
    }
    const [owner, partner] = [facts['owner-income'].value, facts['partner-income'].value];
    if (owner === null || partner === null) return null;
    const [higher, lower] = [larger(owner, partner), smaller(owner, partner)];
    const difference = minus(higher, lower);
    return difference < LARGE_DIFFERENCE || !isLarge(higher, lower)
      ? null
      : `You both give up spousal support, although your incomes are ${money(difference)} a year apart. ${ADVICE}`;
  },
};

export const releaseWithoutReasons: Check = {
  id: 'release-without-reasons',
  severity: 'attention',
  why: 'Divorce Act, s. 15.2(6); Family Law Act, s. 33(4) and (8); Miglin v. Miglin, 2003 SCC 24: a release that gives no reason against a range far above zero is the first to be set aside.',
  answers: [...releaseAnswers],
  find: (_record, _asOf, { terms: { spousalSupport } }) => {
    const { isPaid, released, advisory, reasonsForRelease } = spousalSupport;
    if (isPaid !== false || released.value !== true || advisory.kind !== 'range') return null;
    const { low, mid, high } = advisory.result.monthly;
    if (mid < FAR_ABOVE_ZERO || Object.values(reasonsForRelease).some(({ value }) => value !== null)) return null;
    return `You both give up spousal support against a range of ${money(low)} to ${money(high)} a month, and the agreement gives no reason. State why each of you can do without it, agree on support, or leave support open.`;
  },
};

/** A sum that neither its cost nor its worth explains. */
export const lumpSumOutsideValues: Check = {
  id: 'lump-sum-outside-values',
  severity: 'attention',
  why: 'Income Tax Act, s. 56.1(4) and 60.1(4): a lump sum is not taxed, so a fair one lies between what the monthly payments cost and what they leave after tax.',
  answers: ['spousalLumpSum', 'spousalLumpSumMonthly'],
  find: (_record, _asOf, { terms: { spousalSupport } }) => {
    const { amount, replaces } = spousalSupport.lumpSum ?? {};
    if (!amount?.value || !replaces?.afterTax) return null;
    const { cost, worth } = replaces.afterTax;
    const [lowest, highest] = [smaller(cost, worth), larger(cost, worth)];
    return amount.value < lowest || amount.value > highest
      ? `The lump sum of ${money(amount.value)} is outside what the payments that it replaces are worth after tax, ${money(lowest)} to ${money(highest)}. Change the sum, or state in the reason what else it is for.`
      : null;
  },
};

export const spousalPayerEarnsLess: Check = {
  id: 'spousal-payer-earns-less',
  severity: 'attention',
  why: 'Divorce Act, s. 15.2(4) and (6); Family Law Act, s. 30: support goes by need and by the ability to pay.',
  answers: ['spousalSupportPayer', 'userIncome', 'partnerIncome'],
  find: (_record, _asOf, { terms: { facts, spousalSupport } }) => {
    const payor = spousalSupport.payor.value;
    const [owner, partner] = [facts['owner-income'].value, facts['partner-income'].value];
    if (!payor || owner === null || partner === null) return null;
    const [own, others] = payor === 'owner' ? [owner, partner] : [partner, owner];
    return own < others ? 'The person who is to pay spousal support has the lower income. Check who pays.' : null;
  },
};

export const spousalAmountOutsideRange: Check = {
  id: 'spousal-amount-outside-range',
  severity: 'note',
  why: 'Spousal Support Advisory Guidelines (2008): the range is a guide and not law; it counts the time together before a marriage only where its first day is answered.',
  answers: ['spousalSupportAmount', 'spousalSupportReason'],
  find: (_record, _asOf, { terms: { spousalSupport } }) => {
    const { monthly, payor, advisory } = spousalSupport;
    const amount = monthly?.amount.value ?? null;
    if (amount === null || payor.value === null || advisory.kind === 'unknown') return null;
    const { low, high } = advisory.result.monthly;
    if (low <= amount && amount <= high) return null;
    const side = amount < low ? 'below' : 'above';
    return `Spousal support of ${money(amount)} a month is ${side} the range of the Advisory Guidelines, ${money(low)} to ${money(high)}.`;
  },
};

export const supportBeforeFirstPayment: Check = {
  id: 'support-before-first-payment',
  severity: 'attention',
  why: 'Divorce Act, s. 15.2; Kerr v. Baranow, 2011 SCC 10, par. 200 to 218: spousal support can be claimed for the time before an agreement.',
  answers: ['spousalBefore', 'spousalStart', 'separationDate', 'spousalForm'],
  find: (_record, _asOf, { terms: { people, spousalSupport } }) => {
    const separated = people.separatedOn.value;
    const { monthly, before } = spousalSupport;
    // Left open by choice.
    if (!separated || !before || before.settled.value === 'We leave it open') return null;
    const { months, until, isOpen } = before;
    const amount = monthly?.amount.value ?? null;
    const total = amount === null ? '' : ` At the agreed amount they would come to ${money(centsOf(amount * months))}.`;
    const support = monthly ? 'spousal support starts' : 'the lump sum of spousal support is due';
    const time = `You separated on ${longDate(separated)}, and ${support} on ${longDate(until)}, ${months} ${months === 1 ? 'month' : 'months'} later.${total}`;
    const more = monthly ? 'state an earlier start or a lump sum' : 'state a larger lump sum';
    return isOpen
      ? `${time} The agreement leaves that time open: it can still be claimed. State whether something is owed for it.`
      : `${time} The agreement gives up spousal support for that time. If something is owed for it, ${more}.`;
  },
};

export const spousalPaymentsInThePast: Check = {
  id: 'spousal-payments-in-the-past',
  severity: 'attention',
  why: 'Income Tax Act, s. 56.1(3) and 60.1(3): what was paid before an agreement, in its year or the year before, counts for tax as paid under it. What is made up afterwards at once may not.',
  answers: ['spousalPastPaid', 'spousalStart'],
  find: (_record, _asOf, { terms: { spousalSupport } }) => {
    const past = spousalSupport.monthly?.past;
    return paymentsDue('spousal support', past ? [past] : []);
  },
};

export const indexedBeforeDraft: Check = {
  id: 'indexed-before-draft',
  severity: 'blocking',
  why: 'Family Law Act, s. 34(5) and 55(1): what is owed must be certain. An increase that has taken place already is a known amount.',
  answers: ['spousalIndexingOn', 'spousalSteps'],
  find: (_record, asOf, { terms: { spousalSupport } }) => {
    const on = spousalSupport.monthly?.indexing?.on.value;
    return on && on <= asOf
      ? `Spousal support is first adjusted on ${longDate(on)}, which has passed, and the agreement does not state the increased amount. State that amount as a change from that day, and choose a later day for the first adjustment.`
      : null;
  },
};
