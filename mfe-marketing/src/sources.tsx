import { articlesWording } from '@evenhand/wording/articles';
import { sourcesTitle } from '@evenhand/wording/sources';
import styles from './text-page.module.css';

interface SourcesProps {
  sources: readonly { name: string; address: string; since?: string }[];
}

/** The statutes behind a page, with links and dates in force. */
export const Sources = ({ sources }: SourcesProps) => (
  <section className={styles.section}>
    <h2>{sourcesTitle}</h2>
    <ul>
      {sources.map(({ name, address, since }) => (
        <li key={address}>
          <a href={address}>{name}</a>
          {since && `, ${articlesWording.inForceSince(since)}`}
        </li>
      ))}
    </ul>
  </section>
);
