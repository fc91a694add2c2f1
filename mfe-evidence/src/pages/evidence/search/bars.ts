import type { MonthOfMessages } from '@evenhand/contracts/evidence/timeline';

/** Some months in one bar, with the days between which it lies. */
export interface Bar {
  from: string;
  to: string;
  messages: number;
}

/** More would be thinner than a finger is precise. */
const MOST_BARS = 60;
/** How many months one bar may have: as many years as there are, they fit. */
const widths = [1, 3, 12, 60, 120];

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const firstDay = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${twoDigits((month % 12) + 1)}-01`;
/** The day zero of the next month. */
const lastDay = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);

/** The time from the first message to the last in bars of one width, those without a message among them. */
export const barsOf = (months: MonthOfMessages[]): Bar[] => {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return [];
  const span = numberOf(last.month) - numberOf(first.month) + 1;
  const width = widths.find((one) => Math.ceil(span / one) + 1 <= MOST_BARS) ?? span;
  // Quarters and years begin where calendars have them begin.
  const start = Math.floor(numberOf(first.month) / width) * width;
  const amount = Math.floor((numberOf(last.month) - start) / width) + 1;
  const bars = Array.from({ length: amount }, (_, index) => ({
    from: firstDay(start + index * width),
    to: lastDay(start + index * width + width - 1),
    messages: 0,
  }));
  for (const { month, messages } of months) {
    const bar = bars[Math.floor((numberOf(month) - start) / width)];
    if (bar) bar.messages += messages;
  }
  return bars;
};
