import { sourcesTitle } from '@evenhand/wording/sources';
import { Section } from './section.js';

interface SourcesProps {
  sources: readonly { name: string; address: string }[];
}

/** The law that a page speaks of, so that everyone can read it for themselves. */
export const Sources = ({ sources }: SourcesProps) => (
  <Section title={sourcesTitle}>
    <ul>
      {sources.map(({ name, address }) => (
        <li key={address}>
          <a href={address}>{name}</a>
        </li>
      ))}
    </ul>
  </Section>
);
