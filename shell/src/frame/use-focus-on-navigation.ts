import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation the focus goes to the heading of the new page, so that a screen reader reads it and the keyboard
 * goes on from there. The page may still be on its way: the first heading that comes gets it.
 */
export const useFocusOnNavigation = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    const page = main.current;
    if (!page || last.current === pathname) return;
    last.current = pathname;
    const focus = () => {
      const heading = page.querySelector<HTMLElement>('h1');
      heading?.focus({ preventScroll: true });
      return Boolean(heading);
    };
    if (focus()) return;
    const waiting = new MutationObserver(() => focus() && waiting.disconnect());
    waiting.observe(page, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [pathname]);

  return main;
};
