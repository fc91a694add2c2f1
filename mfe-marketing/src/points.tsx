import { Badge } from '@evenhand/ui/badge';
import styles from './points.module.css';

interface Point {
  title: string;
  text: string;
}

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

interface NumberedStep extends Point {
  /** A note of a word or two, such as how long the step takes. */
  about?: string;
}

export const NumberedSteps = ({ steps }: { steps: readonly NumberedStep[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ title, about, text }) => (
      <li key={title}>
        <div className={styles.head}>
          <h3>{title}</h3>
          {about && <Badge>{about}</Badge>}
        </div>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
