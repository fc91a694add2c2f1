const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' });

/** The day it is in Ontario, `YYYY-MM-DD`. */
export const today = (): string => day.format(new Date());

/** How many days lie between two days; negative when `until` is the earlier one. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
