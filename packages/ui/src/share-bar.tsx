import { useId } from 'react';
import { fillOf, Hatch } from './hatch.js';
import { type Whose, WhoseLabel } from './person.js';
import styles from './share-bar.module.css';

interface Share {
  whose: Whose;
  /** The share with its unit, such as "You 50 %". */
  label: string;
  /** In any unit, the same for all shares. */
  amount: number;
}

const WIDTH = 400;

/** The start of each share, 0 to 1. */
const placed = (shares: readonly Share[]) => {
  const total = shares.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
  let start = 0;
  return shares.map((share) => {
    const size = total > 0 ? Math.max(share.amount, 0) / total : 0;
    const from = start;
    start += size;
    return { ...share, from, size };
  });
};

/** Shares as one bar; the labels below repeat them as text. */
export const ShareBar = ({ shares }: { shares: readonly Share[] }) => {
  const hatch = useId();
  return (
    <div className={styles.shares}>
      <svg className={styles.bar} viewBox={`0 0 ${WIDTH} 12`} preserveAspectRatio="none" aria-hidden="true">
        <Hatch id={hatch} />
        {placed(shares).map(({ whose, from, size }) => (
          <rect key={whose} x={from * WIDTH} width={size * WIDTH} height="12" {...fillOf(whose, hatch)} />
        ))}
      </svg>
      <ul className={styles.labels}>
        {shares.map(({ whose, label }) => (
          <li key={whose}>
            <WhoseLabel whose={whose}>{label}</WhoseLabel>
          </li>
        ))}
      </ul>
    </div>
  );
};
