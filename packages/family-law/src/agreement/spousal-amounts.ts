import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { NOTHING } from '../money.js';
import { dueAfter, dueDays, paymentsUntil } from './due-days.js';

/** After the changes up to that day, without increases by the index; null while open. */
export const spousalAmountOn = ({ spousalSteps, spousalSupportAmount }: IntakeRecord, on: IsoDate): Cents | null =>
  spousalSteps?.findLast(({ from }) => from !== undefined && from <= on)?.amount ?? spousalSupportAmount ?? null;

/** The first payment after the draft: nothing after the end of support; null while open. */
export const nextSpousalAmount = (record: IntakeRecord, asOf: IsoDate): Cents | null => {
  const due = dueDays(record.spousalStart, record, asOf);
  const past = paymentsUntil(due, asOf);
  if (record.spousalEnd && paymentsUntil(due, record.spousalEnd) <= past) return NOTHING;
  return spousalAmountOn(record, dueAfter(due, past));
};
