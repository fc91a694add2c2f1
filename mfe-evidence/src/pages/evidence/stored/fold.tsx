import { ChevronDown } from '@evenhand/ui/icons';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** A summary of the content. */
  note?: string | undefined;
  /** Initially open; the reader's choice counts from then on. */
  isOpen: boolean;
  children: ReactNode;
}

export const Fold = ({ title, note, isOpen, children }: FoldProps) => (
  <details className={styles.fold} open={isOpen}>
    <summary>
      <h2>{title}</h2>
      {note && <span className={styles.note}>{note}</span>}
      <ChevronDown aria-hidden="true" size={18} />
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
