import styles from './mark.module.css';

/** The logo: two equal strokes, one for each person, with their overlap. */
export const Mark = ({ size = 30 }: { size?: number }) => (
  <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect className={styles.you} x="3" y="7" width="20" height="9.6" rx="4.8" />
    <rect className={styles.partner} x="9" y="15.4" width="20" height="9.6" rx="4.8" />
    <rect className={styles.both} x="9" y="13.4" width="14" height="5.2" rx="2.6" />
  </svg>
);

export const Wordmark = ({ name, size = 30 }: { name: string; size?: number }) => (
  <span className={styles.wordmark}>
    <Mark size={size} />
    {name}
  </span>
);
