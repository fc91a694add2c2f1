import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A group of things that belong together, with its heading. */
export const Card = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className={styles.card}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
);
