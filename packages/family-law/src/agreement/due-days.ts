import type { IsoDate } from '@evenhand/contracts/dates';
import { dayOfMonth, inMonthOf, isPaymentDay, LAST_DAY } from '@evenhand/contracts/intake/payment-days';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { longDate } from '@evenhand/contracts/toronto';
import { centsOf, minus } from '../money.js';

/** First payment and day of each month after it ({@link LAST_DAY}: its last day). */
export interface DueDays {
  readonly first: IsoDate;
  readonly day: number;
}

/** From the stated start, otherwise from the month after the agreement. */
export const dueDays = (start: IsoDate | undefined, { supportDay }: IntakeRecord, asOf: IsoDate): DueDays => {
  const wanted = supportDay ? dayOfMonth(supportDay) : 1;
  if (!start) return { first: inMonthOf(supportStart(asOf), wanted), day: wanted };
  const fits = supportDay !== undefined && isPaymentDay(start, supportDay);
  return { first: start, day: fits ? wanted : Number(start.slice(8)) };
};

const ordinal = (day: number): string => {
  const ending = day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
};

/** `first day of each month`; for a day that some months lack, also the day that applies in them. */
export const dayInWords = (day: number): string => {
  if (day === 1) return 'first day of each month';
  if (day === LAST_DAY) return 'last day of each month';
  return `${ordinal(day)} day of each month${day > 28 ? ' (the last day of a shorter one)' : ''}`;
};

/** `per month, on the first day of each month, starting on 1 December 2026`. */
export const aMonthFrom = ({ first, day }: DueDays): string =>
  `per month, on the ${dayInWords(day)}, starting on ${longDate(first)}`;

export const dueAfter = ({ first, day }: DueDays, months: number): IsoDate => {
  const month = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + months;
  const written = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return inMonthOf(written, day);
};

const monthOf = (date: IsoDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** The last day included. */
export const paymentsUntil = (days: DueDays, until: IsoDate): number => {
  const months = monthOf(until) - monthOf(days.first);
  return Math.max(0, dueAfter(days, months) <= until ? months + 1 : months);
};

/** Without the payments that fall due up to that day. */
export const nextAfter = (days: DueDays, until: IsoDate): DueDays => ({
  ...days,
  first: dueAfter(days, paymentsUntil(days, until)),
});

/** The first day of the month after the agreement. A calendar date is enforceable; "when this takes effect" is not. */
export const supportStart = (asOf: IsoDate): IsoDate => {
  const [year, month] = [Number(asOf.slice(0, 4)), Number(asOf.slice(5, 7))];
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
};

export interface Instalments {
  readonly payments: number;
  readonly last: { readonly amount: Cents; readonly on: IsoDate };
}

/** @param monthly above zero. */
export const instalments = (owed: Cents, monthly: Cents, days: DueDays): Instalments => {
  const payments = Math.ceil(owed / monthly);
  const last = minus(owed, centsOf(monthly * (payments - 1)));
  return { payments, last: { amount: last, on: dueAfter(days, payments - 1) } };
};
