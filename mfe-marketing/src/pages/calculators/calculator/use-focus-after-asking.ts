import { useEffect, useRef } from 'react';
import type { Problems } from './read-question';

/** After a calculation, moves focus to the result or to the first field with a problem. */
export const useFocusAfterAsking = (problems: Problems, answer: unknown) => {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);

  useEffect(() => {
    if (!isExpected.current) return;
    const hasProblems = Object.keys(problems).length > 0;
    const target = hasProblems ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : result.current;
    if (!hasProblems && answer === null) return;
    isExpected.current = false;
    target?.focus();
  });

  return {
    form,
    result,
    expectAnswer: () => {
      isExpected.current = true;
    },
  };
};
