import { useEffect, useRef } from 'react';

/** A focus that was moved elsewhere stays there. */
export const focusIfLost = (place: HTMLElement | null): void => {
  if (document.activeElement === document.body) place?.focus();
};

/** The nearest heading around an element, made focusable. */
const headingAround = (element: Element): HTMLElement | null => {
  for (let part = element.parentElement; part; part = part.parentElement) {
    const heading = part.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) continue;
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    return heading;
  }
  return null;
};

/**
 * For a button that is removed after its press: moves focus to the heading around it. The returned function is called
 * with the pressed button.
 */
export const useHeadingAfter = () => {
  const heading = useRef<HTMLElement | null>(null);
  useEffect(() => () => focusIfLost(heading.current), []);
  return (pressed: Element): void => {
    heading.current = headingAround(pressed);
  };
};
