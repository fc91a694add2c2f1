import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { orNull } from '../law-problem.js';
import { type LumpSum, lumpSum } from '../spousal-support/lump-sum.js';
import { netOfSupport } from '../spousal-support/net-of-support.js';
import { advisoryQuestion } from './advisory-question.js';
import { paymentsUntil } from './due-days.js';

/** The value of the monthly payments that a lump sum replaces. */
export interface AgreedLumpSum extends LumpSum {
  readonly monthly: Cents;
  readonly from: IsoDate;
  readonly until: IsoDate;
  /** Yearly discount, as printed. */
  readonly rate: string;
  readonly payments: number;
}

/** Null while an answer is missing. */
export const valueOfLumpSum = (record: IntakeRecord, asOf: IsoDate): AgreedLumpSum | null => {
  const { spousalLumpSumMonthly: monthly, spousalLumpSumOn: on, spousalLumpSumUntil: until } = record;
  const { spousalLumpSumRate: rate, spousalSupportPayer } = record;
  if (monthly === undefined || !on || !until || !rate || !spousalSupportPayer || until <= on) return null;
  const payments = paymentsUntil({ first: on, day: Number(on.slice(8)) }, until);
  const afterTax = orNull(() => netOfSupport(advisoryQuestion(record, asOf).question, monthly));
  return orNull(() => ({
    monthly,
    from: on,
    until,
    rate,
    payments,
    ...lumpSum({ monthly, payments, percent: Number.parseFloat(rate), afterTax }),
  }));
};
