import { useRef } from 'react';

/**
 * One key for one intention of a person: the same over double clicks and retries, a new one after success. Pass `key()`
 * as `attempt`, call `done()` when the call succeeded.
 */
export const useAttempt = () => {
  const key = useRef<string | null>(null);
  return {
    key: (): string => {
      key.current ??= crypto.randomUUID();
      return key.current;
    },
    done: (): void => {
      key.current = null;
    },
  };
};
