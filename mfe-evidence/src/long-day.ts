const zone = { timeZone: 'America/Toronto' };
const day = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const weekday = new Intl.DateTimeFormat('en-GB', { ...zone, weekday: 'long' });
const month = new Intl.DateTimeFormat('en-GB', { ...zone, month: 'long', year: 'numeric' });
const isoDay = new Intl.DateTimeFormat('en-CA', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' });
const time = new Intl.DateTimeFormat('en-CA', { ...zone, hour: 'numeric', minute: '2-digit' });

/** A timestamp as a day in Ontario: 21 November 2026. */
export const longDay = (moment: string): string => day.format(new Date(moment));

/** A timestamp as a time in Ontario: 9:12 a.m. */
export const timeOfDay = (moment: string): string => time.format(new Date(moment));

/** A timestamp as day and time in Ontario: 21 November 2026, 9:12 a.m. */
export const longMoment = (moment: string): string => `${longDay(moment)}, ${timeOfDay(moment)}`;

/** A timestamp as a day of the week in Ontario: Saturday, 21 November 2026. */
export const weekdayOf = (moment: string): string => `${weekday.format(new Date(moment))}, ${longDay(moment)}`;

/** A timestamp as an ISO date in Ontario: 2026-11-21. */
export const dayInOntario = (moment: string): string => isoDay.format(new Date(moment));

/** Noon UTC is on the same date in Ontario. */
const noonOf = (date: string): string => `${date}T12:00:00Z`;

export const dayOf = (date: string): string => longDay(noonOf(date));

export const monthOf = (date: string): string => month.format(new Date(noonOf(date)));
