import { useEffect, useState } from 'react';

/** Debounces a value. */
export const useSettled = <Value>(value: Value, afterMs: number): Value => {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same content is the same value
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [written, afterMs]);
  return settled;
};
