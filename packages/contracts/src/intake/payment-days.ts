import type { IsoDate } from '../dates.js';
import type { supportDays } from './support-facts.js';

type SupportDay = (typeof supportDays)[number];

/** The last day of any month. */
export const LAST_DAY = 31;

const days: Record<SupportDay, number> = {
  'First day of the month': 1,
  '15th day of the month': 15,
  'Last day of the month': LAST_DAY,
};

export const dayOfMonth = (day: SupportDay): number => days[day];

/** That day of the month of `date`, at most its last. */
export const inMonthOf = (date: IsoDate, day: number): IsoDate => {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${date.slice(0, 7)}-${String(Math.min(day, last)).padStart(2, '0')}`;
};

export const isPaymentDay = (date: IsoDate, day: SupportDay): boolean => inMonthOf(date, days[day]) === date;
