import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { EmptyPicture } from './illustrations.js';

interface EmptyStateProps {
  title: string;
  /** What will appear here, and how to add it. */
  text: string;
  picture?: ReactNode;
  children?: ReactNode;
}

/** Describes what will appear here, with the one next action. */
export const EmptyState = ({ title, text, picture = <EmptyPicture />, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <div className={styles.picture}>{picture}</div>
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
);
