import './styles/tabs.css';
import AntTabs from 'antd/es/tabs';
import type { ReactNode } from 'react';
import { Themed } from './themed.js';

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; name: ReactNode; panel: ReactNode }[];
  open?: Key;
  onOpen?: (key: string) => void;
}

/** Tabs with counts or actions in their names; they scroll on narrow screens. */
export const WorkTabs = <Key extends string>({ label, tabs, open, onOpen }: TabsProps<Key>) => (
  <Themed>
    <AntTabs
      aria-label={label}
      activeKey={open}
      onChange={onOpen}
      items={tabs.map(({ key, name, panel }) => ({ key, label: name, children: panel }))}
    />
  </Themed>
);
