import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './sheet.module.css';

/** The agreement's paper. `small`: next to a question. */
export const Sheet = ({ small = false, children }: { small?: boolean; children: ReactNode }) => (
  <div className={classNames(styles.sheet, small && styles.small)}>{children}</div>
);
