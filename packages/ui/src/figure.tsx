import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './figure.module.css';

interface FigureProps {
  label: string;
  /** With its unit; omitted when words alone suffice. */
  value?: string;
  note?: ReactNode;
  /** Among cards: the figure shared by both people, in their colour. */
  isOfBoth?: boolean;
}

/** Key figures, each with a name and a line of explanation: a list, or cards in a row. */
export const Figures = ({ cards = false, children }: { cards?: boolean; children: ReactNode }) => (
  <dl className={classNames(styles.figures, cards && styles.cards)}>{children}</dl>
);

export const Figure = ({ label, value, note, isOfBoth = false }: FigureProps) => (
  <div className={classNames(styles.figure, isOfBoth && styles.ofBoth)}>
    <dt>{label}</dt>
    {value && <dd className={styles.value}>{value}</dd>}
    {note && <dd className={styles.note}>{note}</dd>}
  </div>
);
