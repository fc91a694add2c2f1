import { QueryClient } from '@tanstack/react-query';

/**
 * One cache for shell and remotes: no retry, no refetch on focus, no polling; data does not go stale by itself. What a
 * person asks for without a connection fails at once: nothing is done later, unasked, when it is back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
