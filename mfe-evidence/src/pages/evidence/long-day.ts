/** A moment as a day in Ontario: 21 November 2026. */
export const longDay = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', {
    timeZone: 'America/Toronto',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
