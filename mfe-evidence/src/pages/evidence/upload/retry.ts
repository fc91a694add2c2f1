import { problems } from '@evenhand/contracts/problems';
import { ProblemError } from '@evenhand/web-kit/problem-error';
import { UploadFailed } from './send-file.js';

/** Why nothing is sent for a moment: there is no connection, or it broke and is tried again soon. */
export type Waiting = 'offline' | 'again';

export interface RetryOptions {
  /** Ends the waiting, and with it the trying. */
  signal: AbortSignal;
  onWait: (waiting: Waiting | null) => void;
}

const MAX_FAILURES = 5;
const FIRST_PAUSE_MS = 1_000;

/** A full disk is not emptied within seconds. */
const PERMANENT: number[] = [problems['no-room'].status];

/** A permission that is over, a part that is missing after all, too many calls: asking again mends them. */
const TRANSIENT = [403, 404, 408, 429];

/** What a service or a store answered; undefined when no answer came. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof UploadFailed || error instanceof ProblemError ? error.status : undefined;

/** Whether another try may do better. No answer at all is a matter of the line. */
export const isTransient = (error: unknown): boolean => {
  const status = statusOf(error);
  if (status === undefined) return error instanceof UploadFailed || error instanceof TypeError;
  return (status >= 500 && !PERMANENT.includes(status)) || TRANSIENT.includes(status);
};

/** Waits for some time, or without one until there is a connection; never longer than the signal allows. */
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
 * Tries until it succeeds. Gives up after five failures between which nothing was reached (`onReached`), with longer
 * and longer pauses; time without a connection does not count.
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
