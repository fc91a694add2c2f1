import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

interface Tab {
  key: string;
  name: string;
  panel: ReactNode;
}

/** A few views of one thing; arrow keys move between them. The first is open. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) => {
  const id = useId();
  const [open, setOpen] = useState(tabs[0].key);

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
        {tabs.map(({ key, name }) => (
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
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open}`}>
        {tabs.find(({ key }) => key === open)?.panel}
      </div>
    </>
  );
};
