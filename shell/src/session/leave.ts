import { forgetDrafts } from '@evenhand/web-kit/draft';

/** Reloads the site without memory or drafts of the page, and without its beforeunload question. */
export const leave = (address: string): void => {
  forgetDrafts();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(address);
};
