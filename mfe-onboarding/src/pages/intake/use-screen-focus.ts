import type { IntakeField } from '@evenhand/contracts/intake/record';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export const answerId = (field: IntakeField): string => `answer-${field}`;

/** The chosen option, or the first control. */
const controlOf = (field: IntakeField): HTMLElement | null => {
  const question = document.getElementById(answerId(field));
  return (
    question?.querySelector<HTMLElement>('input:checked') ?? question?.querySelector('input, textarea, select') ?? null
  );
};

/**
 * Moves focus to the heading when the questions change, not on load; to the question that is to be changed. On return,
 * the pressed link takes the focus.
 */
export const useScreenFocus = (screen: string, change: IntakeField | null): void => {
  const { hash } = useLocation();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    if (shown.current === screen || hash !== '') return;
    shown.current = screen;
    if (isFirst && !change) return;
    // After the frame has moved focus to the heading of a new page.
    queueMicrotask(() => (change ? controlOf(change) : document.querySelector<HTMLElement>('main h1'))?.focus());
  }, [screen, change, hash]);
};
