import type { IsoDate } from '@evenhand/contracts/dates';
import { dayAfter, type Span, shifted } from './days.js';

/** A holiday, a season, a month or a day of a year. */
export type InYear = (year: number) => Span;

/** A time as the text has it. */
export interface NamedTime extends Span {
  index: number;
  text: string;
  /** A holiday or a break: what is after it is soon after it. */
  isFeast?: boolean;
  /** "last week", "yesterday": it needs no preposition. */
  isRelative?: boolean;
  /** "March 3 to April 5". */
  isRange?: boolean;
  /** A number alone may be an amount. */
  isBareYear?: boolean;
  isWeekday?: boolean;
  /** Set where the text has no year. */
  inYear?: InYear | undefined;
  /** The day that "the day before" and "between" count from. */
  mainDay?: ((span: Span) => IsoDate) | undefined;
  /** The day that "before" and "after" refer to in a vague span: "the end of March". */
  pointOf?: ((span: Span) => IsoDate) | undefined;
}

/** The latest that has begun by a day; the one before it where the day is in it and the words have "last". */
export const latest = (inYear: InYear, day: IsoDate, isLast = false): Span => {
  const year = Number(day.slice(0, 4));
  const begun = [year + 1, year, year - 1, year - 2].map(inYear).filter(({ from }) => from <= day);
  const [first, second] = begun;
  const chosen = isLast && first && first.to >= day ? second : first;
  return chosen ?? inYear(year - 1);
};

/** The latest time of that name that has begun by a day; a time with a year is itself. */
export const occurrence = (time: NamedTime, day: IsoDate): Span => {
  if (time.inYear) return latest(time.inYear, day);
  let { from, to } = time;
  while (time.isWeekday && from > day) [from, to] = [dayAfter(from, -7), dayAfter(to, -7)];
  return { from, to };
};

const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other);
const spanOver = (spans: readonly Span[]): Span => ({
  from: spans.map(({ from }) => from).reduce(earlier),
  to: spans.map(({ to }) => to).reduce((one, other) => (one > other ? one : other)),
});

/**
 * "Between March and May 2026": a first time without a year is the latest before the second. In a list, whose order may
 * be reversed ("April and March 2025"), also the latest in that year.
 */
export const joined = (first: NamedTime, second: NamedTime, joint: 'range' | 'list', today: IsoDate): Span => {
  const before = occurrence(first, second.to);
  const isOpen = second.inYear !== undefined || second.isWeekday;
  const yearEnd = isOpen ? today : earlier(today, `${second.to.slice(0, 4)}-12-31`);
  if (joint === 'list') return spanOver([before, occurrence(first, yearEnd), second]);
  const from = first.mainDay?.(before) ?? before.from;
  const to = second.mainDay?.(second) ?? second.to;
  // "Last June" to "this March" began a year before the latest June.
  if (from > to && first.isRelative && !isOpen) return { from: shifted(from, -1, 'year'), to };
  return from <= to ? { from, to } : { from: to, to: from };
};
