import { leaveNothing } from '@evenhand/web-kit/leaving';

/** Reloads the site without memory, drafts or unsaved answers of the page, and without its beforeunload question. */
export const leave = (address: string): void => {
  leaveNothing();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(address);
};
