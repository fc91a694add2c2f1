import { QueryClient } from '@tanstack/react-query';

/**
 * One cache for shell and remotes: no retry, no refetch on focus, no polling; data does not go stale by itself. What is
 * asked for without a connection fails at once and says so. When it is back, what did not come is looked for again; but
 * nothing is done later, unasked.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
