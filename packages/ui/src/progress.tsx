import styles from './progress.module.css';
import { progressBar } from './progress-bar.js';

/** 0 to 100. */
export const Progress = ({ percent, label }: { percent: number; label: string }) => (
  <div className={styles.bar} {...progressBar(percent, label)}>
    <div style={{ width: `${percent}%` }} />
  </div>
);
