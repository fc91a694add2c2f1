import type { ReactNode } from 'react';
import styles from './actions.module.css';
import { classNames } from './class-names.js';

/** The buttons at the end of a form or card. `apart`: back on the left, next on the right. */
export const Actions = ({ apart = false, children }: { apart?: boolean; children: ReactNode }) => (
  <div className={classNames(styles.actions, apart && styles.apart)}>{children}</div>
);
