import type { IsoDate } from '../dates.js';
import { isPaymentDay } from './payment-days.js';
import { isBefore, type Note } from './problem.js';
import type { IntakeRecord } from './record.js';

/** What cannot stand among the answers about spousal support over time; those that are not asked are left out. */
export const noteSpousalProblems = (record: IntakeRecord, today: IsoDate, at: Note): void => {
  const { spousalStart: start, spousalEnd: end, supportDay, separationDate } = record;
  const begins = start ?? today;
  const isOutside = (day: IsoDate | undefined) =>
    day !== undefined && (day <= begins || (end !== undefined && day >= end));
  if (isBefore(start, separationDate)) at('spousalStart', 'before-separation');
  else if (start && supportDay && !isPaymentDay(start, supportDay)) at('spousalStart', 'not-the-payment-day');
  if (end && end <= begins) at('spousalEnd', 'ends-before-it-begins');
  else noteSteps(record, isOutside, at);
  if (isOutside(record.spousalReviewOn)) at('spousalReviewOn', 'outside-the-time-paid');
  if (isOutside(record.spousalIndexingOn)) at('spousalIndexingOn', 'outside-the-time-paid');
  const { spousalLumpSumOn: paidOn, spousalLumpSumUntil: until } = record;
  if (isBefore(paidOn, separationDate)) at('spousalLumpSumOn', 'before-separation');
  if (paidOn && until && until <= paidOn) at('spousalLumpSumUntil', 'ends-before-it-begins');
};

const noteSteps = (
  { spousalSteps = [] }: IntakeRecord,
  isOutside: (day: IsoDate | undefined) => boolean,
  at: Note,
): void => {
  for (const [index, { from }] of spousalSteps.entries()) {
    const pointer = `/spousalSteps/${index}/from`;
    const before = spousalSteps[index - 1]?.from;
    if (isOutside(from)) at('spousalSteps', 'outside-the-time-paid', pointer);
    else if (from && before && from <= before) at('spousalSteps', 'steps-out-of-order', pointer);
  }
};
