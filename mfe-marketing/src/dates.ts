const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11-21` as 21 November 2026. */
export const inWords = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));
