const NEEDED_EVENT = 'evenhand:second-factor-needed';

type Answer = (isProven: boolean) => void;

/**
 * Has the shell ask for the second factor. Remotes call it through a browser event. False when the person does not
 * prove it, or no shell listens.
 */
export const proveSecondFactorNow = (): Promise<boolean> =>
  new Promise((answer) => {
    const event = new CustomEvent<Answer>(NEEDED_EVENT, { detail: answer, cancelable: true });
    const isUnheard = window.dispatchEvent(event);
    if (isUnheard) answer(false);
  });

/** Subscribes the shell; returns the function that unsubscribes. */
export const onSecondFactorNeeded = (ask: (answer: Answer) => void): (() => void) => {
  const listener = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    ask(event.detail);
  };
  window.addEventListener(NEEDED_EVENT, listener);
  return () => window.removeEventListener(NEEDED_EVENT, listener);
};
