import { onlineManager, QueryClient } from '@tanstack/react-query';

/** The browser reports "online" before the connection works. */
const SETTLING_MS = 10_000;

/** At most the poll interval, which would wait with it. */
const LONGEST_PAUSE_MS = 4_000;

/** True for a call without an answer while the connection settles; other failures are reported at once. */
const lookAgainWhileSettling = () => {
  let backAt = Number.NEGATIVE_INFINITY;
  onlineManager.subscribe((isOnline) => {
    backAt = isOnline ? Date.now() : Number.NEGATIVE_INFINITY;
  });
  return (_failures: number, error: Error): boolean => error instanceof TypeError && Date.now() - backAt < SETTLING_MS;
};

/**
 * One cache for shell and remotes: no retry, no refetch on focus, no polling, no staleness. Without a connection a
 * query fails at once with a message. When the connection is back, failed queries are repeated with a growing pause
 * until it settles; mutations are not.
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
