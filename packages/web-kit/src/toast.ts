/** A short message that the shell shows, one at a time. */
export interface Toast {
  title: string;
  text?: string;
  kind?: 'plain' | 'destructive';
}

const TOAST_EVENT = 'evenhand:toast';

/** Shows a toast. Remotes call it through a browser event to which the shell listens. */
export const showToast = (toast: Toast): void => {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: toast }));
};

/** Subscribes to toasts; returns the function that unsubscribes. */
export const onToast = (show: (toast: Toast) => void): (() => void) => {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) show(event.detail);
  };
  window.addEventListener(TOAST_EVENT, listener);
  return () => window.removeEventListener(TOAST_EVENT, listener);
};
