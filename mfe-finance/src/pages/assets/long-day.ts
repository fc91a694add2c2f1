const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Toronto',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A moment as a day in Ontario: 21 November 2026. */
export const longDay = (moment: string): string => day.format(new Date(moment));
