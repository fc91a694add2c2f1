import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './page.module.css';

/**
 * question: one column of 640 px; reading: 720 px of text and a 330 px aside; reader: contents, 720 px of text, and an
 * aside that stays in view, at the bottom on narrow screens; work: 1160 px; public: 1120 px; text: 720 px on a public
 * page. One column without a side column is centred.
 */
export type PageKind = 'question' | 'reading' | 'reader' | 'work' | 'public' | 'text';

interface PageProps {
  kind: PageKind;
  title: string;
  lead?: ReactNode;
  /** A small line above the title. */
  above?: ReactNode;
  /** At the end of the title line: page actions, or the person concerned. */
  beside?: ReactNode;
  /** A list of steps or contents: a side column on wide screens, above the page on narrow ones. */
  start?: ReactNode;
  /** A side column on wide screens, below the page on narrow ones. */
  aside?: ReactNode;
  children?: ReactNode;
}

const hasBoth = (start: ReactNode, aside: ReactNode): string | undefined => {
  if (start) return aside ? styles.between : styles.after;
  return aside ? styles.before : undefined;
};

/** The frame of every page: the heading, which takes the focus after a navigation, and the width of its kind. */
export const Page = ({ kind, title, lead, above, beside, start, aside, children }: PageProps) => (
  <div className={classNames(styles.page, styles[kind], hasBoth(start, aside))} data-page={kind}>
    {start && <div className={styles.start}>{start}</div>}
    <div className={styles.body}>
      <div className={styles.head}>
        <div className={styles.title}>
          {above && <p className={styles.above}>{above}</p>}
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
      {children}
    </div>
    {aside && <div className={styles.aside}>{aside}</div>}
  </div>
);
