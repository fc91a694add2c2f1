import type { IntakeField } from '@evenhand/contracts/intake/record';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export const answerId = (field: IntakeField): string => `answer-${field}`;

/** What takes an answer: the choice that stands, or the first control. */
const controlOf = (field: IntakeField): HTMLElement | null => {
  const question = document.getElementById(answerId(field));
  return (
    question?.querySelector<HTMLElement>('input:checked') ?? question?.querySelector('input, textarea, select') ?? null
  );
};

/**
 * Moves the focus to the heading when the questions change, and not when the page opens; to the very question for who
 * came to change it. Who comes back to the answers is taken to what they pressed, by that link itself.
 */
export const useScreenFocus = (screen: string, change: IntakeField | null): void => {
  const { hash } = useLocation();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    if (shown.current === screen || hash !== '') return;
    shown.current = screen;
    if (isFirst && !change) return;
    // The frame moves the focus to the heading of a new page first.
    queueMicrotask(() => (change ? controlOf(change) : document.querySelector<HTMLElement>('main h1'))?.focus());
  }, [screen, change, hash]);
};
