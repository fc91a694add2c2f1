import { negotiationWording } from '@evenhand/wording/negotiation';
import styles from './negotiation.module.css';

const wording = negotiationWording.ways;

/** The same for both people, whatever either answered. */
export const OtherWays = () => (
  <dl className={styles.ways}>
    {wording.list.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

export const OtherWaysFolded = () => (
  <details className={styles.folded}>
    <summary>{wording.title}</summary>
    <OtherWays />
  </details>
);
