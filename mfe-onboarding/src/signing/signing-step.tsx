import type { ReactNode } from 'react';
import styles from './signing.module.css';

interface SigningStepProps {
  number: number;
  title: string;
  children: ReactNode;
}

export const SigningStep = ({ number, title, children }: SigningStepProps) => (
  <section className={styles.step}>
    <h2>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {title}
    </h2>
    {children}
  </section>
);
