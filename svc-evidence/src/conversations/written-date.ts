import { isoOf, momentOf } from './local-time.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "9:41:03 PM", "21:41" */
const CLOCK = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?(?:\s?(?<half>[ap])\.?\s?m\b\.?)?`;

const forms = [
  // Jan 15, 2024, 9:41:03 PM
  String.raw`(?<name>[a-z]{3})[a-z]*\.? (?<day>\d{1,2}),? (?<year>\d{4})(?:,| at)?\s+${CLOCK}`,
  // 15 January 2024 21:41
  String.raw`(?<day>\d{1,2}) (?<name>[a-z]{3})[a-z]*\.? (?<year>\d{4})(?:,| at)?\s+${CLOCK}`,
  // 2024-01-15 21:41:03
  String.raw`(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:,|T)?\s*${CLOCK}`,
  // 15.01.2024 21:41:03
  String.raw`(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}),?\s+${CLOCK}`,
  // 1/15/2024 9:41 PM
  String.raw`(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{4}),?\s+${CLOCK}`,
].map((form) => new RegExp(`^(?:[a-z]+, )?${form}(?<rest>.*)$`, 'isu'));

/** A zone that is written behind the time: "UTC-05:00", "Z", "+01:00". */
const OFFSET = /^\s*(?:UTC|GMT|Z|(?=[+-]\d))(?<sign>[+-])?(?<hours>\d{2})?:?(?<minutes>\d{2})?/;

/** A date as exports write it for people, as an ISO moment; without a zone, of the case's. Null when it is none. */
export const writtenMoment = (written: string): string | null => {
  const found = forms.map((form) => form.exec(written.trim())?.groups).find(Boolean);
  if (!found) return null;
  const { year, month, name = '', day, hour, minute, second = '0', half, rest = '' } = found;
  const inYear = month ? Number(month) : MONTHS.indexOf(name.toLowerCase()) + 1;
  const ofDay = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const zone = OFFSET.exec(rest)?.groups;
  if (!zone) return momentOf(Number(year), inYear, Number(day), ofDay, Number(minute), Number(second));
  const ahead = (Number(zone.hours ?? 0) * 60 + Number(zone.minutes ?? 0)) * (zone.sign === '-' ? -1 : 1);
  return isoOf(Date.UTC(Number(year), inYear - 1, Number(day), ofDay, Number(minute) - ahead, Number(second)));
};
