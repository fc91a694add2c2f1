import { useEffect, useRef, useState } from 'react';

/** The heading of the content, or its first element. */
const beginningOf = (content: Element | null | undefined): HTMLElement | null => {
  const place = content?.querySelector('h1, h2, h3') ?? content;
  if (!(place instanceof HTMLElement)) return null;
  // Focusable elements keep their tab order.
  if (place.tabIndex < 0) place.tabIndex = -1;
  return place;
};

/**
 * The pressed button disappears: the focus moves to the result, or to the button once it is back. `mark` precedes the
 * result.
 */
export const useFocusAfter = (isPending: boolean) => {
  const [presses, setPresses] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (presses === 0 || isPending) return;
    const place = button.current ?? beginningOf(before.current?.nextElementSibling);
    // A focus that was moved elsewhere stays there.
    if (document.activeElement === document.body) place?.focus();
    if (!button.current) setPresses(0);
  });
  return { button, press: () => setPresses((times) => times + 1), mark: presses > 0 && <span ref={before} hidden /> };
};
