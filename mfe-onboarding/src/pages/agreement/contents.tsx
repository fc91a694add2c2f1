import type { Article } from '@evenhand/contracts/agreement/document';
import { agreementWording as wording } from '@evenhand/wording/agreement';
import styles from './paper.module.css';

export const Contents = ({ articles }: { articles: Article[] }) => (
  <nav className={styles.contents} aria-label={wording.contents}>
    <h2>{wording.contents}</h2>
    <ol>
      {articles.map(({ id, number, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {number}. {heading}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
