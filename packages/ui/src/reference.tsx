import styles from './reference.module.css';

interface ReferenceProps {
  label: string;
  value: string;
}

/** An id to copy or to read out; one press selects all of it. */
export const Reference = ({ label, value }: ReferenceProps) => (
  <p className={styles.reference}>
    {label} <code className={styles.value}>{value}</code>
  </p>
);
