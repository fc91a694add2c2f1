import { forgetDrafts } from '@evenhand/web-kit/draft';

/** Loads the site anew: nothing of a page stays in memory, nor any draft. A page that asks before it is left is left all the same. */
export const leave = (address: string): void => {
  forgetDrafts();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(address);
};
