/** A short message that the shell shows, one at a time. */
export interface Toast {
  title: string;
  text?: string;
  kind?: 'plain' | 'destructive';
}

const TOAST_EVENT = 'evenhand:toast';

/** Shows a toast. Any remote may call it: the shell listens, and nothing but the browser's events is shared. */
export const showToast = (toast: Toast): void => {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: toast }));
};

/** Listens for toasts; answers how to stop. */
export const onToast = (show: (toast: Toast) => void): (() => void) => {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) show(event.detail);
  };
  window.addEventListener(TOAST_EVENT, listener);
  return () => window.removeEventListener(TOAST_EVENT, listener);
};
