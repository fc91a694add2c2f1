import styles from './questions.module.css';

interface Question {
  question: string;
  answer: string;
}

/** Folded answers, which the browser's find-in-page still opens. */
export const Questions = ({ items }: { items: readonly Question[] }) => (
  <div className={styles.questions}>
    {items.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);
