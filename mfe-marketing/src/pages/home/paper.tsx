import { homeWording } from '@evenhand/wording/home';
import styles from './paper.module.css';

const wording = homeWording.paper;

/** An illustration of an agreement: an article, its plain language, its working. */
export const Paper = () => (
  <figure className={styles.paper} aria-label={wording.label}>
    <p className={styles.title}>{wording.title}</p>
    <p className={styles.heading}>{wording.article}</p>
    <p className={styles.note}>
      <strong>{wording.noteTitle}.</strong> {wording.note}
    </p>
    <p className={styles.clause}>
      <span>{wording.number}</span> <span>{wording.text}</span>
    </p>
    <dl className={styles.working}>
      {wording.working.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.source}>{wording.source}</p>
    <dl className={styles.signed}>
      {(['you', 'partner'] as const).map((whose) => (
        <div key={whose}>
          <dt className={styles[whose]}>{wording.signed[whose].name}</dt>
          <dd>{wording.signed[whose].as}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.sealed}>
      <span aria-hidden="true">✓</span> {wording.sealed}
    </p>
  </figure>
);
