import type { Retrieval } from '@evenhand/contracts/evidence/search';
import { classNames } from '@evenhand/ui/class-names';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { dayInOntario, dayOf, monthOf } from '../long-day.js';
import { type Bar, barsOf } from './bars.js';
import type { FilterFields } from './filter-fields.js';
import styles from './timeline.module.css';
import { useTimeline } from './timeline-api.js';

const wording = evidenceSearchWording.timeline;
/** One bar says nothing that its number does not. */
const FEWEST_BARS = 2;
const [HEIGHT, LOWEST] = [56, 2];

const isWithin = ({ from, to }: Bar, fields: FilterFields): boolean =>
  (fields.from === '' || to >= fields.from) && (fields.to === '' || from <= fields.to);

const daysOf = (retrievals: readonly Retrieval[]): string[] =>
  retrievals.flatMap(({ at }) => (at ? [dayInOntario(at)] : []));

interface TimelineProps {
  fields: FilterFields;
  /** What was found last. */
  retrievals: readonly Retrieval[];
  /** A bar narrows the search to its time. */
  onChoose: (days: { from: string; to: string }) => void;
}

/** How many messages there are from when, and in which of that time the quotes stand. */
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
        aria-label={wording.label(dayOf(first.from), dayOf(last.to), monthOf(highest.from), highest.messages)}
        className={styles.bars}
      >
        {bars.map((bar) => (
          // biome-ignore lint/a11y: pressing a bar is an addition; the fields of the two days do the same by keyboard
          <div
            key={bar.from}
            title={wording.bar(dayOf(bar.from), dayOf(bar.to), bar.messages)}
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
