import { withOffset } from './zones.js';

/** Time zone of the case, used for exports without one. */
const ZONE = 'America/Toronto';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const [A_MINUTE, AN_HOUR] = [60_000, 3_600_000];
/** Offsets by hour: DST changes at the hour, and Intl is slower than parsing the line. */
const known = new Map<number, number>();
const MOST_KNOWN = 10_000;

const offsetAt = (moment: number): number => {
  const hour = Math.floor(moment / AN_HOUR) * AN_HOUR;
  const offset = known.get(hour) ?? offsetOfHour(hour);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(hour, offset);
  return offset;
};

const offsetOfHour = (moment: number): number => {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment;
};

/** @param ahead minutes ahead of UTC; the case's zone when undefined. Null for an impossible date. */
export const momentOf = (
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second = 0,
  ahead?: number,
): string | null => {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(asUtc);
  // Another calendar.
  if (
    Number.isNaN(asUtc) ||
    year < 1_970 ||
    year > 2_200 ||
    date.getUTCMonth() !== month - 1 ||
    hour > 23 ||
    minute > 59
  )
    return null;
  const offset = ahead === undefined ? offsetAt(asUtc - offsetAt(asUtc)) : ahead * A_MINUTE;
  return new Date(asUtc - offset).toISOString();
};

/** A zone or an offset at the end. */
const ZONED = /z$|gmt|\butc?\b|(?:\s|:\d{2}(?:\.\d+)?)[+-]\d{2}:?\d{2}\b|\b[ecmp][sd]t\b/i;

/** Some programs write the year after the clock. */
const CLOCK = /[t\s]\d{1,2}:\d{2}.*?(?=\s\d{4}\b|$)/is;

/** Days that not every month has. */
const LATE_DAY = /(?<!\d)(?:29|3[01])(?!\d)/g;

/** Date would parse "31 Feb" as March. */
const isRealDay = (written: string): boolean => {
  const day = written.replace(CLOCK, ' ');
  if (day.search(LATE_DAY) < 0) return true;
  const monthOf = (date: string) => new Date(`${date} UTC`).getUTCMonth();
  return Object.is(monthOf(day), monthOf(day.replace(LATE_DAY, '28')));
};

/** A program's date as an ISO moment; without a zone in the case's. Null when it is none. */
export const isoOf = (date: string | number | Date | undefined | null): string | null => {
  if (date === undefined || date === null || date === '') return null;
  if (typeof date === 'string' && !isRealDay(date)) return null;
  const given = typeof date === 'string' ? withOffset(date) : date;
  const parsed = new Date(given);
  const year = parsed.getUTCFullYear();
  if (Number.isNaN(parsed.getTime()) || year < 1970 || year > 2200) return null;
  return typeof given !== 'string' || ZONED.test(given.trim()) ? parsed.toISOString() : ofTheCase(parsed);
};

/** Date parses in the process's zone: moves the moment to the case's zone. */
const ofTheCase = (date: Date): string | null =>
  momentOf(
    date.getFullYear(),
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  );
