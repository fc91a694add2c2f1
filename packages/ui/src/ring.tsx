import { progressBar } from './progress-bar.js';
import styles from './ring.module.css';

interface RingProps {
  percent: number;
  /** The position, such as "Step 4 of 6". */
  place: string;
  /** The progress in words. */
  words: string;
  label: string;
}

const RADIUS = 62;
const ROUND = 2 * Math.PI * RADIUS;

/** Progress from 0 to 100 as a ring with text inside. */
export const Ring = ({ percent, place, words, label }: RingProps) => (
  <div className={styles.ring} {...progressBar(percent, label, `${place}, ${words}`)}>
    <svg viewBox="0 0 140 140" aria-hidden="true">
      <circle className={styles.way} cx="70" cy="70" r={RADIUS} />
      {percent > 0 && (
        <circle
          className={styles.done}
          cx="70"
          cy="70"
          r={RADIUS}
          strokeDasharray={`${(Math.min(percent, 100) / 100) * ROUND} ${ROUND}`}
          transform="rotate(-90 70 70)"
        />
      )}
    </svg>
    <p>
      <b>{place}</b>
      {words}
    </p>
  </div>
);
