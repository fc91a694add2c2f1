import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './why.module.css';

interface WhyProps {
  label: string;
  /** The question, for the accessible name of the control. */
  about?: string;
  text?: string;
  /** In place of the text, where there is more than one reason. */
  children?: ReactNode;
}

/** "Why we ask": once for a subject, opens in place. */
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
