import type { dayDecisions, StatementPreview } from '@evenhand/contracts/finance/imports';
import { isNumericDate, readBankDate } from './dates.js';

type Decision = (typeof dayDecisions)[number];
type Question = NonNullable<StatementPreview['days']>;

export interface DayEvidence {
  /** The dates of the movements, in the order of the file. */
  readonly cells: readonly string[];
  /** Dates of other columns and of the rows above the headings: the bank writes them alike. */
  readonly others: readonly string[];
  /** The period that the file states, as ISO dates. */
  readonly period: { readonly from: string; readonly to: string } | null;
  /** ISO date; null where it is unknown. */
  readonly today: string | null;
  readonly stated: boolean | null;
  readonly remembered: boolean | null;
  /** The order of the bank that the headings identify. */
  readonly bank: boolean | null;
}

export interface DayOrder {
  /** Null: the person has to choose. */
  readonly dayFirst: boolean | null;
  /** Null where both orders read the same. */
  readonly question: Question | null;
}

/** Movements of tomorrow, in a time zone east of here. */
const dayAfter = (iso: string): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const isSorted = (dates: readonly string[]): boolean =>
  dates.every((date, index) => index === 0 || (dates[index - 1] ?? '') <= date) ||
  dates.every((date, index) => index === 0 || (dates[index - 1] ?? '') >= date);

/** True or false when the evidence holds for one order only. */
const onlyOne = (holds: (dayFirst: boolean) => boolean): boolean | null => {
  const [day, month] = [holds(true), holds(false)];
  return day === month ? null : day;
};

/** The order that reads more of the cells. */
const readsMore = (cells: readonly string[]): boolean | null => {
  const numeric = cells.filter(isNumericDate);
  const count = (dayFirst: boolean) => numeric.filter((cell) => readBankDate(cell, dayFirst) !== null).length;
  const [day, month] = [count(true), count(false)];
  return day === month ? null : day > month;
};

/** Decides whether the day comes before the month, by the strongest evidence that distinguishes the orders. */
export const dayOrder = ({ cells, others, period, today, stated, remembered, bank }: DayEvidence): DayOrder => {
  const example = cells.find((cell) => {
    const [day, month] = [readBankDate(cell, true), readBankDate(cell, false)];
    return isNumericDate(cell) && day !== null && month !== null && day !== month;
  });
  const proven = readsMore(cells);
  if (example === undefined) return { dayFirst: stated ?? proven ?? remembered ?? bank ?? false, question: null };
  const datesBy = (dayFirst: boolean) => cells.flatMap((cell) => readBankDate(cell, dayFirst) ?? []);
  const isWithin = (dayFirst: boolean) =>
    period !== null && datesBy(dayFirst).every((date) => date >= period.from && date <= period.to);
  const latest = today === null ? '9999' : dayAfter(today);
  const decisions: [Decision, boolean | null][] = [
    ['stated', stated],
    ['day', proven ?? readsMore(others)],
    ['period', onlyOne(isWithin)],
    ['today', onlyOne((dayFirst) => datesBy(dayFirst).every((date) => date <= latest))],
    ['remembered', remembered],
    ['bank', bank],
    ['rows', onlyOne((dayFirst) => isSorted(datesBy(dayFirst)))],
  ];
  const [decidedBy, dayFirst] = decisions.find(([, decided]) => decided !== null) ?? [null, null];
  const [asDay, asMonth] = [readBankDate(example ?? '', true), readBankDate(example ?? '', false)];
  const question =
    asDay === null || asMonth === null || decidedBy === 'day'
      ? null
      : { written: example, dayFirst: asDay, monthFirst: asMonth, chosen: chosenOf(dayFirst), decidedBy };
  return { dayFirst, question };
};

const chosenOf = (dayFirst: boolean | null): Question['chosen'] => {
  if (dayFirst === null) return null;
  return dayFirst ? 'dayFirst' : 'monthFirst';
};

/** Dates of any writing within a text of a few lines. */
const WITHIN = /\d{4}[-/]\d{2}[-/]\d{2}|[a-zéû]{3,9}\.? \d{1,2},? \d{4}|\d{1,2} [a-zéû]{3,9}\.? \d{4}/gi;

/** The period that the name of a file or the rows above its headings state, from the first to the last of two dates. */
export const periodIn = (texts: readonly string[]): DayEvidence['period'] => {
  const dates = texts
    .flatMap((text) => text.slice(0, 500).match(WITHIN) ?? [])
    .flatMap((written) => readBankDate(written, false) ?? [])
    .toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  return from && to && from < to ? { from, to } : null;
};
