import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'good' | 'attention' | 'danger';

interface NoticeProps {
  kind?: NoticeKind;
  title?: string;
  children?: ReactNode;
}

/** Something to know before going on. A danger is announced at once, the others when there is a pause. */
export const Notice = ({ kind = 'info', title, children }: NoticeProps) => (
  <div className={classNames(styles.notice, styles[kind])} role={kind === 'danger' ? 'alert' : 'status'}>
    {title && <p className={styles.title}>{title}</p>}
    {children}
  </div>
);
