import styles from './spinner.module.css';

/** Says what is being waited for, in the space the content will take. */
export const Spinner = ({ label }: { label: string }) => (
  <div className={styles.spinner} role="status">
    <span className={styles.ring} aria-hidden="true" />
    <span>{label}</span>
  </div>
);
