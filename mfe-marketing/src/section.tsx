import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A part of a public page, with room around it. */
export const Section = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className={styles.section}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
);
