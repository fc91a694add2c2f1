import { ChevronDown } from '@evenhand/ui/icons';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** What is inside, at a glance. */
  note?: string | undefined;
  /** Whether it is open when the page is; from then on it is whoever reads who decides. */
  isOpen: boolean;
  children: ReactNode;
}

/** A group of things that are not needed each time, behind their name. */
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
