import { sourcesTitle } from '@evenhand/wording/sources';
import styles from './text-page.module.css';

interface SourcesProps {
  sources: readonly { name: string; address: string }[];
}

/** The law that a page speaks of, so that everyone can read it for themselves. */
export const Sources = ({ sources }: SourcesProps) => (
  <section className={styles.section}>
    <h2>{sourcesTitle}</h2>
    <ul>
      {sources.map(({ name, address }) => (
        <li key={address}>
          <a href={address}>{name}</a>
        </li>
      ))}
    </ul>
  </section>
);
