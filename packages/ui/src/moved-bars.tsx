import { useId } from 'react';
import { fillOf, Hatch } from './hatch.js';
import styles from './moved-bars.module.css';
import { PersonBadge, type Whose } from './person.js';

interface Moved {
  whose: Whose;
  name: string;
  /** In any unit, the same for all; below zero for less. */
  amount: number;
  /** The amount with its sign and unit. */
  label: string;
}

const HALF = 100;

/** What a change moves for each person: bars to the right of the middle for more, to the left for less. */
export const MovedBars = ({ moved }: { moved: readonly Moved[] }) => {
  const hatch = useId();
  const largest = Math.max(...moved.map(({ amount }) => Math.abs(amount)), 1);
  return (
    <ul className={styles.moved}>
      {moved.map(({ whose, name, amount, label }) => {
        const length = (Math.abs(amount) / largest) * HALF;
        return (
          <li key={whose}>
            <PersonBadge whose={whose} name={name} small />
            <svg className={styles.bar} viewBox={`0 0 ${2 * HALF} 12`} preserveAspectRatio="none" aria-hidden="true">
              <Hatch id={hatch} />
              <rect x={amount < 0 ? HALF - length : HALF} width={length} height="12" {...fillOf(whose, hatch)} />
            </svg>
            <span className={styles.amount}>{label}</span>
          </li>
        );
      })}
    </ul>
  );
};
