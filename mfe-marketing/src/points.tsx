import styles from './points.module.css';

interface Point {
  title: string;
  text: string;
}

/** Short facts side by side, each with its heading. */
export const Points = ({ points }: { points: readonly Point[] }) => (
  <ul className={styles.points}>
    {points.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** Steps one after the other, numbered. */
export const NumberedSteps = ({ steps }: { steps: readonly Point[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
