import styles from './ring.module.css';

interface RingProps {
  done: number;
  of: number;
  /** Read below the count, such as "steps done". */
  label: string;
  /** The same in one sentence, for who does not see the ring. */
  sentence: string;
  count: string;
}

const RADIUS = 62;
const ROUND = 2 * Math.PI * RADIUS;

/** How many of a few steps are done, as a ring. */
export const Ring = ({ done, of, label, sentence, count }: RingProps) => (
  <div className={styles.ring} role="img" aria-label={sentence}>
    <svg viewBox="0 0 140 140" aria-hidden="true">
      <circle className={styles.way} cx="70" cy="70" r={RADIUS} />
      {done > 0 && (
        <circle
          className={styles.done}
          cx="70"
          cy="70"
          r={RADIUS}
          strokeDasharray={`${(Math.min(done, of) / of) * ROUND} ${ROUND}`}
          transform="rotate(-90 70 70)"
        />
      )}
    </svg>
    <p aria-hidden="true">
      <b>{count}</b>
      {label}
    </p>
  </div>
);
