import type { Retrieval } from '@evenhand/contracts/evidence/search';
import { dayOf, longDate, monthOf } from '@evenhand/contracts/toronto';
import { classNames } from '@evenhand/ui/class-names';
import { WhoseLabel } from '@evenhand/ui/person';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import type { FilterFields } from '../../../visit/filter-fields.js';
import { type Bar, barsOf } from './bars.js';
import styles from './timeline.module.css';
import { useTimeline } from './timeline-api.js';
import { usePartnerName, useWriters } from './writers.js';

const wording = evidenceSearchWording.timeline;
/** One bar would repeat its number. */
const FEWEST_BARS = 2;
const [HEIGHT, LOWEST] = [56, 2];

const isWithin = ({ from, to }: Bar, fields: FilterFields): boolean =>
  (fields.from === '' || to >= fields.from) && (fields.to === '' || from <= fields.to);

const daysOf = (retrievals: readonly Retrieval[]): string[] => retrievals.flatMap(({ at }) => (at ? [dayOf(at)] : []));

/** From the top of a bar. */
const partsOf = ({ messages, you, partner }: Bar) =>
  (
    [
      ['others', messages - you - partner],
      ['partner', partner],
      ['you', you],
    ] as const
  ).filter(([, written]) => written > 0);

const heightOf = (messages: number, most: number): number => Math.max(LOWEST, Math.round((HEIGHT * messages) / most));

const Legend = ({ bars, partner }: { bars: Bar[]; partner: string | null }) => {
  const shown = new Set(bars.flatMap((bar) => partsOf(bar).map(([writer]) => writer)));
  return (
    <span className={styles.legend}>
      {shown.has('you') && <WhoseLabel whose="you">{wording.you}</WhoseLabel>}
      {shown.has('partner') && <WhoseLabel whose="partner">{partner ?? wording.partner}</WhoseLabel>}
      {shown.has('others') && <span className={styles.key}>{wording.others}</span>}
    </span>
  );
};

interface TimelineProps {
  fields: FilterFields;
  /** The passages found last. */
  retrievals: readonly Retrieval[];
  /** A pressed bar sets the date filter. */
  onChoose: (days: { from: string; to: string }) => void;
}

/** Messages over time, with the bars of the cited passages marked. */
export const Timeline = ({ fields, retrievals, onChoose }: TimelineProps) => {
  const bars = barsOf(useTimeline()?.months ?? [], useWriters());
  const partner = usePartnerName();
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
        <Legend bars={bars} partner={partner} />
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
            {partsOf(bar).map(([writer, messages]) => (
              <span key={writer} className={styles[writer]} style={{ height: heightOf(messages, highest.messages) }} />
            ))}
          </div>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{monthOf(first.from)}</span>
        <span className={styles.choose}>{wording.choose}</span>
        <span>{monthOf(last.to)}</span>
      </p>
    </figure>
  );
};
