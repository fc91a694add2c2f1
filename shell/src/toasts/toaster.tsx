import { classNames } from '@evenhand/ui/class-names';
import { onToast, type Toast } from '@evenhand/web-kit/toast';
import { shellWording } from '@evenhand/wording/shell';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
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
  // What holds it goes with it, and does not say so.
  const dismiss = () => {
    setToast(null);
    setHeld(false);
  };
  return { toast, setHeld, dismiss };
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

/** Where the focus was before it came here, to go on from there. */
const useWayBack = () => {
  const before = useRef<Element | null>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const goBack = () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  return { remember, goBack };
};

/** Short messages, one at a time. F8 leads to them; they stay while the pointer or the focus is on them. */
export const Toaster = () => {
  const region = useRef<HTMLElement>(null);
  const { toast, setHeld, dismiss } = useToast();
  const { remember, goBack } = useWayBack();
  const dismissIt = () => {
    if (region.current?.contains(document.activeElement)) goBack();
    dismiss();
  };

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
      onFocus={(event) => {
        remember(event);
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismissIt()}
    >
      {toast && <Message toast={toast} dismiss={dismissIt} />}
    </section>
  );
};
