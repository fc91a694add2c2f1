import { classNames } from '@evenhand/ui/class-names';
import { onToast, type Toast } from '@evenhand/web-kit/toast';
import { shellWording } from '@evenhand/wording/shell';
import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './toaster.module.css';

const FAR_ENOUGH_PX = 50;

/** Dismisses an element swiped to the right. */
const useSwipe = (onSwipe: () => void) => {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      from.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (from.current !== null && clientX - from.current > FAR_ENOUGH_PX) onSwipe();
      from.current = null;
    },
  };
};

const SHOWN_FOR_MS = 5_000;
const HOTKEY = 'F8';

const useToast = () => {
  const [toast, setToast] = useState<Toast | null>(null);
  const [held, setHeld] = useState(false);
  // Before the effects of the first page, which may send a message.
  useLayoutEffect(() => onToast(setToast), []);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => setToast(null), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  // A removed element fires no pointerleave or blur.
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

/** Remembers the focus before it entered the toaster. */
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

/** Above an open drawer or dialog: the last popover of the top layer. */
const useOnTop = (region: RefObject<HTMLElement | null>, toast: Toast | null) => {
  useLayoutEffect(() => {
    const { current } = region;
    if (!toast || !current?.showPopover) return;
    current.hidePopover();
    current.showPopover();
  }, [region, toast]);
};

/** One message at a time. F8 focuses it; it stays while the pointer or the focus is on it. */
export const Toaster = () => {
  const region = useRef<HTMLElement>(null);
  const { toast, setHeld, dismiss } = useToast();
  const { remember, goBack } = useWayBack();
  useOnTop(region, toast);
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
      popover="manual"
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
