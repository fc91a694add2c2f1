const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'long' });

/** A timestamp as a day in Ontario: November 21, 2026. */
export const dayOf = (moment: string): string => day.format(new Date(moment));
