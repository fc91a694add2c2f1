import type { Passage } from '../agreement/clause.js';
import type { Draft } from '../agreement/draft.js';
import { type DueDays, dueAfter, dueDays, paymentsUntil } from '../agreement/due-days.js';
import { longDate, money } from '../agreement/print.js';

export const spousalDue = ({ record, asOf }: Draft): DueDays => dueDays(record.spousalStart, record, asOf);

/** Another amount from a day on that is known now. */
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

/** A fixed term: its last day, and the last payment up to it. */
export const fixedEnd = (draft: Draft): string => {
  const { spousalEnd: end, spousalReviewOn, spousalReviewEvent } = draft.record;
  if (!end) return '';
  const due = spousalDue(draft);
  const payments = paymentsUntil(due, end);
  const last = payments > 0 ? `: the last payment falls due on ${longDate(dueAfter(due, payments - 1))}` : '';
  const isReviewed = spousalReviewOn !== undefined || spousalReviewEvent?.trim();
  return ` ${isReviewed ? 'Unless a review changes that, it' : 'It'} ends on ${longDate(end)}${last}.`;
};

/** Family Law Act s. 34(5), (6): the change of the index for November, once a year. */
export const withCostOfLiving = (draft: Draft, pays: string, receives: string): string => {
  const { spousalIndexing: chosen, spousalIndexingOn: on, spousalSteps = [] } = draft.record;
  if (!chosen || chosen === 'It stays the same') return 'The amount does not rise with the cost of living by itself.';
  const where = chosen.endsWith('Ontario') ? 'Ontario' : 'Canada';
  const first = on ? longDate(on) : draft.blank('spousalIndexingOn', 'when spousal support is first adjusted');
  const steps = spousalSteps.length > 0 ? ' An amount for a later day is not raised for the time before that day.' : '';
  return `The amount rises each year, for the first time on ${first}, by the percentage by which the Consumer Price Index for ${where} (all items, as published by Statistics Canada) for the last November before that day is above the one of the November before; it does not fall.${steps} ${pays} tells ${receives} the new amount in writing.`;
};

/** A review without a change that must be shown. */
export const review = ({ record: { spousalReviewOn: on, spousalReviewEvent } }: Draft): Passage[] => {
  const event = spousalReviewEvent?.trim().replace(/\.$/, '');
  if (!on && !event) return [];
  const from = [...(on ? [`from ${longDate(on)} on`] : []), ...(event ? [`once this has happened: ${event}`] : [])];
  return [
    `Either of us may ask for a review ${from.join(', or ')}. In the review the amount and how long it is paid are looked at anew, without a material change having to be shown.`,
  ];
};
