import styles from './questions.module.css';

interface Question {
  question: string;
  answer: string;
}

/** Questions that open to their answers in place; found by the browser's own search even while closed. */
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
