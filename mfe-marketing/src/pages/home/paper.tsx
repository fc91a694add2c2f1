import { marketing } from '@evenhand/wording/marketing';
import styles from './paper.module.css';

const { label, heading, clauses, sealed } = marketing.home.paper;

/** A picture of the product, drawn as the product draws it: numbered clauses with their plain-language notes. */
export const Paper = () => (
  <figure className={styles.paper} aria-label={label}>
    <p className={styles.heading}>{heading}</p>
    {clauses.map(({ number, text, note }) => (
      <div key={number} className={styles.clause}>
        <span>{number}</span>
        <p>{text}</p>
        <p className={styles.note}>{note}</p>
      </div>
    ))}
    <p className={styles.sealed}>
      <span aria-hidden="true">✓</span> {sealed}
    </p>
  </figure>
);
