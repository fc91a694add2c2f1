import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lead?: string;
  /** question: one column of 640 px; paper: 720 px of text; wide: 1120 px; desk: paper with what lies beside it. */
  width?: 'question' | 'paper' | 'wide' | 'desk';
  children?: ReactNode;
}

/** The frame of every page: its heading, which takes the focus after a navigation, and one measure. */
export const Page = ({ title, lead, width = 'wide', children }: PageProps) => (
  <div className={classNames(styles.page, styles[width])}>
    <h1 tabIndex={-1}>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </div>
);
