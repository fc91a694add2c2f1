import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import type { ReactNode } from 'react';
import { Section } from './section.js';

interface TextPageProps {
  text: { title: string; lead: string; sections: readonly { title: string; text: string }[] };
  children?: ReactNode;
}

/** A page of text under headings. */
export const TextPage = ({ text: { title, lead, sections }, children }: TextPageProps) => {
  useTitle(title);
  return (
    <Page title={title} lead={lead} width="paper">
      {sections.map((section) => (
        <Section key={section.title} title={section.title}>
          <p>{section.text}</p>
        </Section>
      ))}
      {children}
    </Page>
  );
};
