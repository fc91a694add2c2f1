/** A focus that was moved elsewhere stays there. */
export const focusIfLost = (place: HTMLElement | null | undefined): void => {
  if (document.activeElement === document.body) place?.focus();
};

/** The first heading before an element in each part around it, the nearest part first; in the page, not its frame. */
const headingsAround = (element: Element): HTMLElement[] => {
  const headings: HTMLElement[] = [];
  for (let part = element.parentElement; part; part = part.tagName === 'MAIN' ? null : part.parentElement) {
    const heading = part.querySelector<HTMLElement>('h1, h2, h3');
    if (heading && element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) headings.push(heading);
  }
  return headings;
};

/** To be called when an element was removed with the focus: the nearest heading that is left takes it. */
export const headingTakesFocusOf = (element: Element): (() => void) => {
  const headings = headingsAround(element);
  return () => {
    const heading = headings.find(({ isConnected }) => isConnected);
    if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
    focusIfLost(heading);
  };
};
