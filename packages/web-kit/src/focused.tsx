import { type ReactNode, useEffect, useRef } from 'react';
import { focusIfLost, headingTakesFocusOf } from './focus-heading.js';

interface FocusedProps {
  /** Selects what takes the focus instead of the whole. */
  first?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Takes the focus when it appears after a press. Removed with the focus, it gives it back to what was pressed, or to the
 * heading around it.
 */
export const Focused = ({ first, className, children }: FocusedProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const pressed = document.activeElement;
    const leave = headingTakesFocusOf(element);
    const taker = first ? element.querySelector<HTMLElement>(first) : null;
    (taker ?? element).focus();
    return () => {
      if (pressed instanceof HTMLElement && pressed.isConnected) focusIfLost(pressed);
      leave();
    };
  }, [first]);
  return (
    <div ref={place} className={className} tabIndex={-1}>
      {children}
    </div>
  );
};
