import type { ReactNode } from 'react';
import styles from './answers.module.css';

export interface AnswerRow {
  key: string;
  question: string;
  answer: ReactNode;
  action?: ReactNode;
}

/** A list of questions and answers, each with its action. */
export const Answers = ({ rows }: { rows: readonly AnswerRow[] }) => (
  <dl className={styles.list}>
    {rows.map(({ key, question, answer, action }) => (
      <div key={key} className={styles.row}>
        <dt>{question}</dt>
        <dd>
          <bdi>{answer}</bdi>
        </dd>
        {action && <dd>{action}</dd>}
      </div>
    ))}
  </dl>
);
