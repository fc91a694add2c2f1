import { useEffect, useRef } from 'react';

/** Moves the focus to the question's heading when the step changes, and not when the page opens. */
export const useStepHeading = (step: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
};
