import { IsoDate } from '@evenhand/contracts/dates';

/** Characters, time and zone included; longer texts are not parsed. */
const LONGEST_WRITTEN = 50;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const isoOf = (year: string, month: string | number, day: string): string | null => {
  const full = year.length === 2 ? `20${year}` : year;
  return IsoDate.safeParse(`${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`).data ?? null;
};

/** A day of a bank's file: `2026-11-21`, `20261121`, `11/21/2026` (or `21/11/2026`), `21 Nov 2026`, `Nov 21, 2026`. */
export const readBankDate = (text: string, dayFirst: boolean): string | null => {
  if (text.length > LONGEST_WRITTEN) return null;
  const written = text.trim();
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T ].*)?$/.exec(written);
  if (iso?.[1] && iso[2] && iso[3]) return isoOf(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(written);
  if (numbers?.[1] && numbers[2] && numbers[3]) {
    return dayFirst ? isoOf(numbers[3], numbers[2], numbers[1]) : isoOf(numbers[3], numbers[1], numbers[2]);
  }
  return inWords(written);
};

const inWords = (written: string): string | null => {
  const dayThenMonth = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?[ ,-]+(\d{4}|\d{2})$/i.exec(written);
  const monthThenDay = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(written);
  const [day, month, year] = dayThenMonth
    ? [dayThenMonth[1], dayThenMonth[2], dayThenMonth[3]]
    : [monthThenDay?.[2], monthThenDay?.[1], monthThenDay?.[3]];
  const number = months.indexOf((month ?? '').toLowerCase()) + 1;
  return day && year && number > 0 ? isoOf(year, number, day) : null;
};
