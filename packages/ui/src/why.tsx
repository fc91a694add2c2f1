import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './why.module.css';

interface WhyProps {
  label: string;
  /** The question, for the control's accessible name. */
  about?: string;
  text?: string;
  /** Replaces the text when there are several reasons. */
  children?: ReactNode;
}

/** "Why we ask", expandable; once per subject. */
export const Why = ({ label, about, text, children }: WhyProps) => (
  <details className={styles.why}>
    <summary>
      <CircleHelp />
      {label}
      {about && <span className="visually-hidden">: {about}</span>}
    </summary>
    {text && <p>{text}</p>}
    {children}
  </details>
);
