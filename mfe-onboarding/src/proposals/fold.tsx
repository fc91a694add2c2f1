import { Spinner } from '@evenhand/ui/spinner';
import { proposalsWording } from '@evenhand/wording/proposals';
import { type ReactNode, Suspense, useState } from 'react';
import styles from './proposals.module.css';

interface FoldProps {
  summary: string;
  children: ReactNode;
}

/** Content that is loaded once it is unfolded. */
export const Fold = ({ summary, children }: FoldProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.text} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <Suspense fallback={<Spinner label={proposalsWording.loading} />}>{children}</Suspense>}
    </details>
  );
};
