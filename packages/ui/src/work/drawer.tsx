import './styles/drawer.css';
import AntDrawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { Themed } from './themed.js';

interface DrawerProps {
  title: string;
  open: boolean;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel at the right edge; the page stays visible. */
export const Drawer = ({ title, open, onClose, footer, children }: DrawerProps) => (
  <Themed>
    <AntDrawer title={title} open={open} onClose={onClose} footer={footer} size={480} destroyOnHidden>
      {children}
    </AntDrawer>
  </Themed>
);
