const inOntario = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'America/Toronto' });

/** The calendar day in Ontario, `YYYY-MM-DD`. */
export const ontarioDay = (moment: Date): string => inOntario.format(moment);

/** Start of that day; an hour off on the two days a year when the clocks change. */
export const startOfOntarioDay = (moment: Date): Date => {
  const [hours = 0, minutes = 0, seconds = 0] = new Intl.DateTimeFormat('en-GB', {
    timeStyle: 'medium',
    timeZone: 'America/Toronto',
  })
    .format(moment)
    .split(':')
    .map(Number);
  return new Date(moment.getTime() - ((hours * 60 + minutes) * 60 + seconds) * 1_000 - moment.getMilliseconds());
};
