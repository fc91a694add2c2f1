/** Today in Ontario, `YYYY-MM-DD`. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());

const long = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Toronto',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const longWithTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Toronto',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** A timestamp as a day in Ontario: 21 November 2026. */
export const longDay = (moment: string): string =>
  long.format(new Date(moment.length === 10 ? `${moment}T12:00Z` : moment));

export const longMoment = (moment: string): string => longWithTime.format(new Date(moment));
