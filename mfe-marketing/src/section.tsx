import type { ReactNode } from 'react';
import styles from './section.module.css';

export const Section = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className={styles.section}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
);
