import { type PointerEvent, useRef } from 'react';

const FAR_ENOUGH_PX = 50;

/** Lets something be swiped away to the right. */
export const useSwipe = (onSwipe: () => void) => {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      from.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (from.current !== null && clientX - from.current > FAR_ENOUGH_PX) onSwipe();
      from.current = null;
    },
  };
};
