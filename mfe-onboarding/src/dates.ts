const ZONE = 'America/Toronto';

/** A timestamp as a day in Ontario: 21 November 2026. */
export const longDay = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' });

/** A timestamp with time and zone: 21 November 2026 at 14:05 EST. */
export const dayAndTime = (moment: string): string => {
  const time = new Date(moment).toLocaleTimeString('en-CA', {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZoneName: 'short',
  });
  return `${longDay(moment)} at ${time}`;
};

/** A calendar day; has no time zone. */
export const calendarDay = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** Today in Ontario, `YYYY-MM-DD`. */
export const todayInOntario = (): string => new Date().toLocaleDateString('en-CA', { timeZone: ZONE });

/** 18 or older today (Age of Majority and Accountability Act s. 1). */
export const isOfAge = (birthdate: string | undefined): boolean => {
  if (!birthdate) return false;
  const today = todayInOntario();
  return `${Number(birthdate.slice(0, 4)) + 18}${birthdate.slice(4)}` <= today;
};
