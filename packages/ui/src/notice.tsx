import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'good' | 'attention' | 'danger';

interface NoticeProps {
  kind?: NoticeKind;
  title?: string;
  /** No live region: the content changes often or is announced elsewhere. */
  quiet?: boolean;
  children?: ReactNode;
}

const announcement = (kind: NoticeKind): 'alert' | 'status' => (kind === 'danger' ? 'alert' : 'status');

/** A danger is announced assertively, other kinds politely. */
export const Notice = ({ kind = 'info', title, quiet, children }: NoticeProps) => (
  <div className={classNames(styles.notice, styles[kind])} role={quiet ? undefined : announcement(kind)}>
    {title && <p className={styles.title}>{title}</p>}
    {children}
  </div>
);
