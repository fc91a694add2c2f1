import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { agreementWording as wording } from '@evenhand/wording/agreement';
import styles from './paper.module.css';

export const Contents = ({ document }: { document: AgreementDocument }) => (
  <nav className={styles.contents} aria-label={wording.contents}>
    <h2>{wording.contents}</h2>
    <ol>
      {document.articles.map(({ id, number, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {number}. {heading}
          </a>
        </li>
      ))}
      {document.schedules.map(({ letter, heading }) => (
        <li key={letter}>
          <a href={`#schedule-${letter}`}>{wording.schedule(letter, heading)}</a>
        </li>
      ))}
    </ol>
  </nav>
);
