/** A focus that was moved elsewhere stays there. */
export const focusIfLost = (place: HTMLElement | null): void => {
  if (document.activeElement === document.body) place?.focus();
};
