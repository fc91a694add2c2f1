import type { IsoDate } from '@evenhand/contracts/dates';

/** The same day of a later month, or its last day where it is shorter. */
export const monthsLater = (date: IsoDate, months: number): IsoDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};

/** Whole months; negative when `until` is earlier. */
export const wholeMonths = (from: IsoDate, until: IsoDate): number => {
  const months = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return months(until) - months(from) - (until.slice(8) < from.slice(8) ? 1 : 0);
};
