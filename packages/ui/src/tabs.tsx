import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

interface Tab {
  key: string;
  name: string;
  /** Such as "9" or "7/10"; visual only, because the panel states it too. */
  count?: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Key of the selected tab when the page controls it; otherwise the first is selected initially. */
  open?: string;
  onOpen?: (key: string) => void;
}

/** Tabs; arrow keys move between them. */
export const Tabs = ({ label, tabs, open: chosen, onOpen }: TabsProps) => {
  const id = useId();
  const [own, setOwn] = useState(tabs[0].key);
  const open = chosen ?? own;
  const setOpen = onOpen ?? setOwn;

  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.findIndex(({ key }) => key === open) + step + tabs.length) % tabs.length];
    if (!next) return;
    setOpen(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };

  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, name, count }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={key === open}
            aria-controls={`${id}-panel`}
            tabIndex={key === open ? 0 : -1}
            onClick={() => setOpen(key)}
          >
            {name}
            {count && (
              <span className={styles.count} aria-hidden="true">
                {' '}
                {count}
              </span>
            )}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open}`}>
        {tabs.find(({ key }) => key === open)?.panel}
      </div>
    </>
  );
};
