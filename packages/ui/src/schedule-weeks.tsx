import { useId } from 'react';
import { fillOf, Hatch } from './hatch.js';
import type { Whose } from './person.js';
import styles from './schedule-weeks.module.css';

interface ScheduleWeeksProps {
  /** The person of each day, in weeks of seven. */
  days: readonly Whose[];
  /** Text alternative; omitted where the page prints the same words. */
  label?: string;
}

const CELL = 18;
const GAP = 3;

/** Two weeks as two rows of seven squares. */
export const ScheduleWeeks = ({ days, label }: ScheduleWeeksProps) => {
  const hatch = useId();
  const rows = Math.ceil(days.length / 7);
  return (
    <svg
      className={styles.weeks}
      viewBox={`0 0 ${7 * CELL - GAP} ${rows * CELL - GAP}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Hatch id={hatch} />
      {days.map((whose, day) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the weeks
          key={day}
          x={(day % 7) * CELL}
          y={Math.floor(day / 7) * CELL}
          width={CELL - GAP}
          height={CELL - GAP}
          rx="4"
          {...fillOf(whose, hatch)}
        />
      ))}
    </svg>
  );
};
