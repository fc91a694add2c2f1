import { problems } from '@evenhand/contracts/problems';
import { ProblemError } from '@evenhand/web-kit/problem-error';
import { UploadFailed } from './send-file.js';

/** Offline, or waiting for the next retry. */
export type Waiting = 'offline' | 'again';

export interface RetryOptions {
  /** Aborts the wait and the retries. */
  signal: AbortSignal;
  onWait: (waiting: Waiting | null) => void;
}

const MAX_FAILURES = 5;
const FIRST_PAUSE_MS = 1_000;

/** A full disk is not freed within seconds. */
const PERMANENT: number[] = [problems['no-room'].status];

/** An expired permission, a missing part, or too many calls: a retry can succeed. */
const TRANSIENT = [403, 404, 408, 429];

/** The response's status; undefined without a response. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof UploadFailed || error instanceof ProblemError ? error.status : undefined;

/** Whether a retry can succeed. No response counts as a connection problem. */
export const isTransient = (error: unknown): boolean => {
  const status = statusOf(error);
  if (status === undefined) return error instanceof UploadFailed || error instanceof TypeError;
  return (status >= 500 && !PERMANENT.includes(status)) || TRANSIENT.includes(status);
};

/** Waits for a time, or (null) until the browser is online. Aborted by the signal. */
const wait = (milliseconds: number | null, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = milliseconds === null ? undefined : setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/**
 * Retries with growing pauses; gives up after five failures without progress (`onReached`) in between. Time offline
 * does not count.
 * @throws the last failure
 */
export const retry = async <Result>(
  attempt: (onReached: () => void) => Promise<Result>,
  { signal, onWait }: RetryOptions,
  isRetried = isTransient,
): Promise<Result> => {
  let failures = 0;
  const onReached = () => {
    failures = 0;
  };
  for (;;) {
    try {
      return await attempt(onReached);
    } catch (error) {
      const isOffline = !navigator.onLine;
      if (!isOffline) failures += 1;
      if (signal.aborted || !isRetried(error) || failures === MAX_FAILURES) throw error;
      onWait(isOffline ? 'offline' : 'again');
      await wait(isOffline ? null : FIRST_PAUSE_MS * 2 ** (failures - 1), signal);
      onWait(null);
    }
  }
};
