const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Toronto',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', hour: 'numeric', minute: '2-digit' });

/** A moment as a day in Ontario: 21 November 2026. */
export const longDay = (moment: string): string => day.format(new Date(moment));

/** A moment as day and time in Ontario: 21 November 2026, 9:12 a.m. */
export const longMoment = (moment: string): string => `${longDay(moment)}, ${time.format(new Date(moment))}`;
