import { Check, Search } from '@evenhand/ui/icons';
import { PersonBadge } from '@evenhand/ui/person';
import { homeWording } from '@evenhand/wording/home';
import styles from './found.module.css';

const wording = homeWording.found;

/** An illustration of the search. */
export const Found = () => (
  <figure className={styles.found} aria-label={wording.label}>
    <p className={styles.question}>
      <Search />
      {wording.question}
    </p>
    {wording.messages.map(({ whose, name, when, before, answer, after }) => (
      <div key={when} className={styles.message}>
        <p className={styles.who}>
          <PersonBadge whose={whose} name={name} quiet small />
          <strong>{name}</strong>
          <span>{when}</span>
        </p>
        <p>
          {before} <mark>{answer}</mark> {after}
        </p>
      </div>
    ))}
    <p className={styles.proven}>
      <Check />
      {wording.proven}
    </p>
  </figure>
);
