import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.js';

interface CardProps {
  title?: string;
  /** Overlays the page, for the one current action. */
  floating?: boolean;
  children: ReactNode;
}

/** A group of related content with its heading. */
export const Card = ({ title, floating = false, children }: CardProps) => (
  <section className={classNames(styles.card, floating && styles.floating)}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
);
