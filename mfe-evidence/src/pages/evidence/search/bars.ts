import type { MonthOfMessages } from '@evenhand/contracts/evidence/timeline';
import type { Writer } from './writers.js';

/** A bar of some months, with its first and last day. */
export interface Bar {
  from: string;
  to: string;
  messages: number;
  /** Parts of `messages`. */
  you: number;
  partner: number;
}

/** Narrower bars would be too small for a finger. */
const MOST_BARS = 60;
/** Months per bar, the smallest that fits. */
const widths = [1, 3, 12, 60, 120];

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const firstDay = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${twoDigits((month % 12) + 1)}-01`;
/** Day zero of the next month. */
const lastDay = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);

/** Bars of equal width from the first message to the last, empty ones included. */
export const barsOf = (months: MonthOfMessages[], writerOf: (sender: string) => Writer): Bar[] => {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return [];
  const span = numberOf(last.month) - numberOf(first.month) + 1;
  const width = widths.find((one) => Math.ceil(span / one) + 1 <= MOST_BARS) ?? span;
  // Quarters and years are aligned to the calendar.
  const start = Math.floor(numberOf(first.month) / width) * width;
  const amount = Math.floor((numberOf(last.month) - start) / width) + 1;
  const bars = Array.from({ length: amount }, (_, index) => ({
    from: firstDay(start + index * width),
    to: lastDay(start + index * width + width - 1),
    messages: 0,
    you: 0,
    partner: 0,
  }));
  for (const { month, messages, writers } of months) {
    const bar = bars[Math.floor((numberOf(month) - start) / width)];
    if (!bar) continue;
    bar.messages += messages;
    for (const { name, messages: written } of writers) {
      const writer = writerOf(name);
      if (writer) bar[writer] += written;
    }
  }
  return bars;
};
