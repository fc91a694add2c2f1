import './styles/drawer.css';
import AntDrawer from 'antd/es/drawer';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './drawer.module.css';
import { Themed } from './themed.js';

interface DrawerProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Takes the focus. The first effect runs before antd's portal puts the panel into the page. */
const Heading = ({ id, title }: { id: string; title: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => (isPlaced ? heading.current?.focus() : setPlaced(true)), [isPlaced]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1}>
      {title}
    </h2>
  );
};

/** A panel at the right edge; the page stays visible next to it. Open while it is rendered. */
export const Drawer = ({ title, closeLabel, onClose, children }: DrawerProps) => {
  const id = useId();
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return (
    <Themed>
      <AntDrawer
        open
        size="min(500px, 100vw)"
        rootClassName={styles.drawer}
        title={<Heading id={id} title={title} />}
        aria-labelledby={id}
        closable={{ placement: 'end', closeIcon: <X />, 'aria-label': closeLabel }}
        onClose={onClose}
      >
        {children}
      </AntDrawer>
    </Themed>
  );
};
