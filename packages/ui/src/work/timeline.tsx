import './styles/timeline.css';
import AntTimeline from 'antd/es/timeline';
import type { ReactNode } from 'react';
import { Themed } from './themed.js';

interface Happening {
  key: string;
  /** The time, formatted. */
  when?: ReactNode;
  what: ReactNode;
  icon?: ReactNode;
}

/** Events in order. */
export const Timeline = ({ happenings }: { happenings: readonly Happening[] }) => (
  <Themed>
    <AntTimeline items={happenings.map(({ key, when, what, icon }) => ({ key, title: when, content: what, icon }))} />
  </Themed>
);
