import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface FigureProps {
  label: string;
  /** The figure as it is read, with its unit. */
  value: string;
  note?: ReactNode;
}

/** Figures that matter, each with what it is and one line about it. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className={styles.figures}>{children}</dl>;

export const Figure = ({ label, value, note }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd className={styles.value}>{value}</dd>
    {note && <dd className={styles.note}>{note}</dd>}
  </div>
);
