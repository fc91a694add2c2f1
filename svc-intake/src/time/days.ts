import type { IsoDate } from '@evenhand/contracts/dates';

/** Cases are of Ontario: a day begins and ends there. */
const TIME_ZONE = 'America/Toronto';

/** The calendar day of a moment, in the time zone of the case. */
export const dayOf = (moment: Date): IsoDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(moment);

/** A moment's day as people read it: 21 November 2026. */
export const printedDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, dateStyle: 'long' }).format(moment);
