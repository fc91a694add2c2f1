import { useRef } from 'react';

/**
 * One key for one intention of a person: the same over double clicks and retries, a new one after success. Pass `key()`
 * as `attempt`, call `done()` when the call succeeded. Where a person can change what is sent between two tries, pass
 * it to `key`: something else sent is another intention, and gets another key.
 */
export const useAttempt = () => {
  const attempt = useRef<{ key: string; sent: string } | null>(null);
  return {
    key: (content?: object): string => {
      const sent = JSON.stringify(content) ?? '';
      if (attempt.current?.sent !== sent) attempt.current = { key: crypto.randomUUID(), sent };
      return attempt.current.key;
    },
    done: (): void => {
      attempt.current = null;
    },
  };
};
