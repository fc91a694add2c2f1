import styles from './spinner.module.css';

/** Names what is loading, in the space of the content. */
export const Spinner = ({ label }: { label: string }) => (
  <div className={styles.spinner} role="status">
    <span className={styles.ring} aria-hidden="true" />
    <span>{label}</span>
  </div>
);
