import type { Numbers } from './numeric-dates.js';

type Calendar = 'persian' | 'islamic-umalqura';

const formats = new Map<Calendar, Intl.DateTimeFormat>();

const partsOf = (calendar: Calendar, moment: number): Numbers => {
  const format =
    formats.get(calendar) ??
    new Intl.DateTimeFormat('en-u-nu-latn', {
      calendar,
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
  formats.set(calendar, format);
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
  );
  return [parts.year ?? 0, parts.month ?? 0, parts.day ?? 0];
};

const A_DAY = 86_400_000;
/** In days: a year, and the beginning of the first one. */
const CALENDARS: Record<Calendar, { year: number; start: number }> = {
  persian: { year: 365.2422, start: Date.UTC(622, 2, 19) },
  'islamic-umalqura': { year: 354.367, start: Date.UTC(622, 6, 16) },
};

/** Undefined for a day that the calendar does not have. */
const gregorian = (calendar: Calendar, [year, month, day]: Numbers): Numbers | undefined => {
  const { year: length, start } = CALENDARS[calendar];
  const about = start + Math.round((year - 1) * length + ((month - 1) * length) / 12 + day - 1) * A_DAY;
  for (let off = 0; off <= 6; off += 1)
    for (const days of [off, -off]) {
      const moment = about + days * A_DAY;
      if (partsOf(calendar, moment).every((part, at) => part === [year, month, day][at])) {
        const date = new Date(moment);
        return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      }
    }
  return undefined;
};

/** Years of phones, about 2000 to 2040, in the Persian, Islamic and Buddhist calendars. */
const [PERSIAN, ISLAMIC, BUDDHIST] = [
  [1378, 1418],
  [1420, 1462],
  [2552, 2593],
] as const;
const BUDDHIST_AHEAD = 543;

const isWithin = (year: number, [first, last]: readonly [number, number]): boolean => year >= first && year <= last;

/** In Thailand 2567 is 2024, and so is 67: 2067 is no year of a phone. */
const buddhistYear = (year: number): number => {
  const whole = year < 100 ? year + 2_500 : year;
  return isWithin(whole, BUDDHIST) ? whole - BUDDHIST_AHEAD : year;
};

const known = new Map<string, Numbers>();
const MOST_KNOWN = 20_000;

/** A numeric date of another calendar in ours, with the year first; others as they are. */
export const inOurCalendar = (numbers: Numbers): Numbers => {
  const key = numbers.join(' ');
  const before = known.get(key);
  if (before) return before;
  const converted = convert(numbers);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, converted);
  return converted;
};

const convert = ([a, b, c]: Numbers): Numbers => {
  for (const [calendar, years] of [
    ['persian', PERSIAN],
    ['islamic-umalqura', ISLAMIC],
  ] as const) {
    if (isWithin(a, years)) return gregorian(calendar, [a, b, c]) ?? [a, b, c];
    if (isWithin(c, years)) return gregorian(calendar, [c, b, a]) ?? [a, b, c];
  }
  return [isWithin(a, BUDDHIST) ? a - BUDDHIST_AHEAD : a, b, buddhistYear(c)];
};
