import { Progress } from '@evenhand/ui/progress';
import type { ReactNode } from 'react';
import styles from './decision.module.css';

interface DecisionProps {
  title: string;
  /** Shown where there is room. */
  advice?: ReactNode;
  progress: { percent: number; words: string };
  /** The way to the contents, on screens without a column for them. */
  contents: ReactNode;
  children: ReactNode;
}

/** Stays in view while the text scrolls: a card next to it, on narrow screens a bar at the bottom. */
export const Decision = ({ title, advice, progress: { percent, words }, contents, children }: DecisionProps) => (
  <section className={styles.decision} aria-label={title}>
    <h2>{title}</h2>
    {advice && <div className={styles.advice}>{advice}</div>}
    <div className={styles.actions}>{children}</div>
    <div className={styles.progress}>
      <Progress percent={percent} label={words} />
      <span aria-hidden="true">{words}</span>
    </div>
    <div className={styles.contents}>{contents}</div>
  </section>
);
