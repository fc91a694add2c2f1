import { useEffect } from 'react';

const TIMES = 3;
const WITHIN_MS = 2_000;

/** Calls back when Shift alone was pressed three times in a row. Any other key between begins anew. */
export const useThreeShifts = (act: () => void): void => {
  useEffect(() => {
    let presses: number[] = [];
    const count = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return;
      presses = key === 'Shift' ? [...presses.filter((at) => timeStamp - at < WITHIN_MS), timeStamp] : [];
      if (presses.length >= TIMES) act();
    };
    window.addEventListener('keydown', count, { capture: true });
    return () => window.removeEventListener('keydown', count, { capture: true });
  }, [act]);
};
