import { paysMonthly } from '@evenhand/contracts/intake/asked';
import { longDate } from '@evenhand/contracts/toronto';
import { valueOfLumpSum } from '../agreement/agreed-lump-sum.js';
import { type DueDays, dueAfter, dueDays, paymentsUntil } from '../agreement/due-days.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { money } from '../print.js';

export const spousalDue = ({ record, asOf }: Draft): DueDays => dueDays(record.spousalStart, record, asOf);

export const changesOfAmount = (draft: Draft): Passage[] =>
  (draft.record.spousalSteps ?? []).map(({ from, amount }, index) => {
    const path = `spousalSteps/${index}`;
    const day = from
      ? longDate(from)
      : draft.blank(`${path}/from`, `when change ${index + 1} of spousal support begins`);
    const then =
      amount === undefined
        ? draft.blank(`${path}/amount`, `the amount of change ${index + 1} of spousal support`)
        : money(amount);
    return `From the payment that falls due on or after ${day} on, spousal support is ${then} a month.`;
  });

export const fixedEnd = (draft: Draft): string => {
  const { spousalEnd: end, spousalReviewOn, spousalReviewEvent } = draft.record;
  if (!end) return '';
  const due = spousalDue(draft);
  const payments = paymentsUntil(due, end);
  const last = payments > 0 ? `: the last payment falls due on ${longDate(dueAfter(due, payments - 1))}` : '';
  const isReviewed = spousalReviewOn !== undefined || spousalReviewEvent?.trim();
  return ` ${isReviewed ? 'Unless a review changes that, it' : 'It'} ends on ${longDate(end)}${last}.`;
};

/** Yearly, by the consumer price index for November (Family Law Act s. 34(5), (6)). */
export const withCostOfLiving = (draft: Draft, pays: string, receives: string): string => {
  const { spousalIndexing: chosen, spousalIndexingOn: on, spousalSteps = [] } = draft.record;
  if (!chosen || chosen === 'It stays the same') return 'The amount does not rise with the cost of living by itself.';
  const where = chosen.endsWith('Ontario') ? 'Ontario' : 'Canada';
  const first = on ? longDate(on) : draft.blank('spousalIndexingOn', 'when spousal support is first adjusted');
  const steps = spousalSteps.length > 0 ? ' An amount for a later day is not raised for the time before that day.' : '';
  return `The amount rises each year, for the first time on ${first}, by the percentage by which the Consumer Price Index for ${where} (all items, as published by Statistics Canada) for the last November before that day is above the one of the November before; it does not fall.${steps} ${pays} tells ${receives} the new amount in writing.`;
};

/** A review that needs no change of circumstances. */
export const review = ({ record: { spousalReviewOn: on, spousalReviewEvent } }: Draft): Passage[] => {
  const event = spousalReviewEvent?.trim().replace(/\.$/, '');
  if (!on && !event) return [];
  const from = [...(on ? [`from ${longDate(on)} on`] : []), ...(event ? [`once this has happened: ${event}`] : [])];
  return [
    `Either of us may ask for a review ${from.join(', or ')}. In the review the amount and how long it is paid are looked at anew, without a material change having to be shown.`,
  ];
};

const standsFor = ({ record, asOf }: Draft, pays: string, receives: string): Passage[] => {
  const { spousalLumpSumMonthly: monthly, spousalLumpSumOn: on, spousalLumpSumUntil: until } = record;
  const value = valueOfLumpSum(record, asOf);
  if (!value || monthly === undefined || !on || !until) return [];
  const after = value.afterTax;
  const net = after
    ? ` After tax they would cost ${pays} ${money(after.cost)} and leave ${receives} ${money(after.worth)}; ${money(after.middle)} lies in the middle.`
    : '';
  return [
    `The lump sum stands for ${money(monthly)} a month from ${longDate(on)} until ${longDate(until)}, ${value.payments} payments that add up to ${money(value.total)} and, discounted at ${record.spousalLumpSumRate} a year, are worth ${money(value.discounted)} on the day of payment.${net} Schedule E shows how. We agreed on the lump sum with these figures before us.`,
  ];
};

export const paidOnce = (draft: Draft, pays: string, receives: string): Passage[] => {
  const { lumpSum } = draft.terms.spousalSupport;
  if (!lumpSum) return [];
  const [sum, day] = [draft.print(lumpSum.amount, money), draft.print(lumpSum.on, longDate)];
  return [
    text`${pays} pays ${receives} a lump sum of ${sum} as spousal support by ${day}${paysMonthly(draft.record) ? ', beside the monthly amount' : ', in place of any other'}.`,
    ...standsFor(draft, pays, receives),
  ];
};
