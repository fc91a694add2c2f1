import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import type { ReactNode } from 'react';
import styles from './text-page.module.css';

interface TextPageProps {
  text: { title: string; lead: string; sections: readonly { title: string; text: string }[] };
  children?: ReactNode;
}

export const TextPage = ({ text: { title, lead, sections }, children }: TextPageProps) => {
  useTitle(title);
  return (
    <Page kind="text" title={title} lead={lead}>
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
      {children}
    </Page>
  );
};
