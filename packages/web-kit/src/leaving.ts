import { forgetDrafts } from './draft.js';

const LEAVING_EVENT = 'evenhand:leaving';

/** Calls back before a sign-out or an exit; returns the function that unsubscribes. */
export const onLeaving = (leave: () => void): (() => void) => {
  window.addEventListener(LEAVING_EVENT, leave);
  return () => window.removeEventListener(LEAVING_EVENT, leave);
};

/** Prefixes of what a case leaves in localStorage: unsaved answers, ticked steps, the page that asked about counting. */
const ON_DEVICE = ['evenhand.intake.', 'what-now.', 'evenhand-counting-asked'];

const forgetOnDevice = (): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (ON_DEVICE.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is kept.
  }
};

/** Has pages send what is unsaved (best effort), then deletes what the person wrote from this browser. */
export const leaveNothing = (): void => {
  window.dispatchEvent(new Event(LEAVING_EVENT));
  forgetDrafts();
  forgetOnDevice();
};
