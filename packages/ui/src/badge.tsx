import styles from './badge.module.css';
import { classNames } from './class-names.js';

/** A state in one or two words. The word carries the meaning; the colour repeats it. */
export const Badge = ({
  kind = 'plain',
  children,
}: {
  kind?: 'info' | 'good' | 'attention' | 'plain' | 'you' | 'partner' | 'both';
  children: string;
}) => <span className={classNames(styles.badge, styles[kind])}>{children}</span>;
