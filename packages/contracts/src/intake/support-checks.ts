import type { IsoDate } from '../dates.js';
import { isPaymentDay } from './payment-days.js';
import { isBefore, type Note } from './problem.js';
import type { IntakeRecord } from './record.js';

/** Thirty years of monthly payments. */
const MOST_PAYMENTS = 360;

/** Unasked answers are ignored. */
export const noteSupportProblems = (record: IntakeRecord, today: IsoDate, at: Note): void => {
  const { childSupportStart: start, supportDay, separationDate, childArrearsSince: since } = record;
  if (isBefore(start, separationDate)) at('childSupportStart', 'before-separation');
  else if (start && supportDay && !isPaymentDay(start, supportDay)) at('childSupportStart', 'not-the-payment-day');
  if (isBefore(since, separationDate)) at('childArrearsSince', 'before-separation');
  else if (since && start && since >= start) at('childArrearsSince', 'owed-after-start');
  else if (since && since > today) at('childArrearsSince', 'day-ahead');
  const { childArrears: owed, childArrearsMonthly: monthly } = record;
  if (owed !== undefined && monthly !== undefined) {
    if (monthly > owed) at('childArrearsMonthly', 'more-than-owed');
    else if (monthly * MOST_PAYMENTS < owed) at('childArrearsMonthly', 'paid-back-too-slowly');
  }
  const names = (record.children ?? []).map(({ name }) => name?.trim());
  for (const [index, { child }] of (record.expenses ?? []).entries())
    if (child && !names.includes(child.trim())) at('expenses', 'no-such-child', `/expenses/${index}/child`);
};

/** Unasked answers are ignored. */
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
