import type { Retrieval } from '@evenhand/contracts/evidence/search';
import type { MonthOfMessages } from '@evenhand/contracts/evidence/timeline';
import { dayOf, longDate, monthOf } from '@evenhand/contracts/toronto';
import { classNames } from '@evenhand/ui/class-names';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import type { FilterFields } from '../../../visit/filter-fields.js';
import styles from './timeline.module.css';
import { useTimeline } from './timeline-api.js';

/** A bar of some months, with its first and last day. */
interface Bar {
  from: string;
  to: string;
  messages: number;
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
export const barsOf = (months: MonthOfMessages[]): Bar[] => {
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
  }));
  for (const { month, messages } of months) {
    const bar = bars[Math.floor((numberOf(month) - start) / width)];
    if (bar) bar.messages += messages;
  }
  return bars;
};

const wording = evidenceSearchWording.timeline;
/** One bar would repeat its number. */
const FEWEST_BARS = 2;
const [HEIGHT, LOWEST] = [56, 2];

const isWithin = ({ from, to }: Bar, fields: FilterFields): boolean =>
  (fields.from === '' || to >= fields.from) && (fields.to === '' || from <= fields.to);

const daysOf = (retrievals: readonly Retrieval[]): string[] => retrievals.flatMap(({ at }) => (at ? [dayOf(at)] : []));

interface TimelineProps {
  fields: FilterFields;
  /** The passages found last. */
  retrievals: readonly Retrieval[];
  /** A pressed bar sets the date filter. */
  onChoose: (days: { from: string; to: string }) => void;
}

/** Messages over time, with the bars of the cited passages marked. */
export const Timeline = ({ fields, retrievals, onChoose }: TimelineProps) => {
  const bars = barsOf(useTimeline()?.months ?? []);
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last || bars.length < FEWEST_BARS) return null;
  const all = bars.reduce((sum, { messages }) => sum + messages, 0);
  const highest = bars.reduce((most, bar) => (bar.messages > most.messages ? bar : most), first);
  const days = daysOf(retrievals);
  const isQuoted = ({ from, to }: Bar) => days.some((day) => from <= day && day <= to);
  return (
    <figure className={styles.timeline}>
      <figcaption>
        <span>{wording.caption(all, days.length)}</span>
        <span className={styles.choose}>{wording.choose}</span>
      </figcaption>
      <div
        role="img"
        aria-label={wording.label(longDate(first.from), longDate(last.to), monthOf(highest.from), highest.messages)}
        className={styles.bars}
      >
        {bars.map((bar) => (
          // biome-ignore lint/a11y: pressing a bar is an addition; the fields of the two days do the same by keyboard
          <div
            key={bar.from}
            title={wording.bar(longDate(bar.from), longDate(bar.to), bar.messages)}
            className={classNames(styles.bar, isQuoted(bar) && styles.quoted, !isWithin(bar, fields) && styles.outside)}
            onClick={() => onChoose({ from: bar.from, to: bar.to })}
          >
            <span
              style={{
                height: bar.messages && Math.max(LOWEST, Math.round((HEIGHT * bar.messages) / highest.messages)),
              }}
            />
          </div>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{monthOf(first.from)}</span>
        <span>{monthOf(last.to)}</span>
      </p>
    </figure>
  );
};
