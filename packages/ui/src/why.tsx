import { CircleHelp } from 'lucide-react';
import styles from './why.module.css';

interface WhyProps {
  label: string;
  /** What the question is, so that the control's name tells which one it explains. */
  about?: string;
  text: string;
}

/** "Why we ask": once for a subject, opens in place. */
export const Why = ({ label, about, text }: WhyProps) => (
  <details className={styles.why}>
    <summary>
      <CircleHelp />
      {label}
      {about && <span className="visually-hidden">: {about}</span>}
    </summary>
    <p>{text}</p>
  </details>
);
