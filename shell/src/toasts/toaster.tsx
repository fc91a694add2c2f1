import { classNames } from '@evenhand/ui/class-names';
import { onToast, type Toast } from '@evenhand/web-kit/toast';
import { shellWording } from '@evenhand/wording/shell';
import { useEffect, useRef, useState } from 'react';
import styles from './toaster.module.css';
import { useSwipe } from './use-swipe';

const SHOWN_FOR_MS = 5_000;
const HOTKEY = 'F8';

const useToast = () => {
  const [toast, setToast] = useState<Toast | null>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => onToast(setToast), []);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => setToast(null), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return { toast, setHeld, dismiss: () => setToast(null) };
};

const Message = ({ toast, dismiss }: { toast: Toast; dismiss: () => void }) => (
  <div className={classNames(styles.toast, toast.kind === 'destructive' && styles.destructive)} {...useSwipe(dismiss)}>
    <div>
      <p className={styles.title}>{toast.title}</p>
      {toast.text && <p>{toast.text}</p>}
    </div>
    <button type="button" aria-label={shellWording.messages.dismiss} onClick={dismiss}>
      ×
    </button>
  </div>
);

/** Short messages, one at a time. F8 leads to them; they stay while the pointer or the focus is on them. */
export const Toaster = () => {
  const region = useRef<HTMLElement>(null);
  const { toast, setHeld, dismiss } = useToast();

  useEffect(() => {
    const toRegion = ({ key }: KeyboardEvent) => key === HOTKEY && region.current?.focus();
    window.addEventListener('keydown', toRegion);
    return () => window.removeEventListener('keydown', toRegion);
  }, []);

  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={shellWording.messages.label}
      aria-live="polite"
      tabIndex={-1}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      {toast && <Message toast={toast} dismiss={dismiss} />}
    </section>
  );
};
