import { onlineManager, QueryClient } from '@tanstack/react-query';

/** The browser knows that it is online again sooner than the connection carries anything. */
const SETTLING_MS = 10_000;

/** No longer than the pause of a poll, which would wait with it. */
const LONGEST_PAUSE_MS = 4_000;

/** True for a call that got no answer while a connection that is back settles: any other failure is told at once. */
const lookAgainWhileSettling = () => {
  let backAt = Number.NEGATIVE_INFINITY;
  onlineManager.subscribe((isOnline) => {
    backAt = isOnline ? Date.now() : Number.NEGATIVE_INFINITY;
  });
  return (_failures: number, error: Error): boolean => error instanceof TypeError && Date.now() - backAt < SETTLING_MS;
};

/**
 * One cache for shell and remotes: no retry, no refetch on focus, no polling; data does not go stale by itself. What is
 * asked for without a connection fails at once and says so. When it is back, what did not come is looked for again,
 * with a growing pause until the connection has settled; but nothing is done later, unasked.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: lookAgainWhileSettling(),
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, LONGEST_PAUSE_MS),
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
