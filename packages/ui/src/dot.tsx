import { Check } from 'lucide-react';
import { classNames } from './class-names.js';
import styles from './dot.module.css';

/** Not begun, begun, or done. */
export type DotState = 'open' | 'half' | 'full';

/** Progress as a dot; `label` is its text alternative. */
export const Dot = ({ state, label }: { state: DotState; label: string }) => (
  <span className={classNames(styles.dot, styles[state])} role="img" aria-label={label}>
    {state === 'full' && <Check />}
  </span>
);
