import { useRef } from 'react';

/**
 * An idempotency key for one intention of a person: stable over double clicks and retries, new after success. Pass
 * `key()` as `attempt`; call `done()` after success. Where the content can change between attempts, pass it to `key`:
 * other content gets another key.
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
