import styles from './progress.module.css';

/** How far something is, from 0 to 100. */
export const Progress = ({ percent, label }: { percent: number; label: string }) => (
  <div
    className={styles.bar}
    role="progressbar"
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-label={label}
  >
    <div style={{ width: `${percent}%` }} />
  </div>
);
