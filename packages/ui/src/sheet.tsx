import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './sheet.module.css';

/** The agreement's paper: white, one soft shadow, the serif. `small` is the one beside a question. */
export const Sheet = ({ small = false, children }: { small?: boolean; children: ReactNode }) => (
  <div className={classNames(styles.sheet, small && styles.small)}>{children}</div>
);
