import styles from './flow.module.css';

export const Points = ({ points }: { points: readonly { title: string; text: string }[] }) => (
  <ul className={styles.points}>
    {points.map(({ title, text }) => (
      <li key={title}>
        <h2>{title}</h2>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
