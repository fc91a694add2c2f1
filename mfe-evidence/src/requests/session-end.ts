import { refreshSession } from '@evenhand/web-kit/session';
import { type MutationCacheNotifyEvent, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { statusOf } from './retry.js';

export const isSignedOut = (error: unknown): boolean => statusOf(error) === 401;

/**
 * On 401 the current user is fetched again, which replaces the page by the sign-in and returns here. A retry would not
 * help.
 */
export const useSessionEnd = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const look = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isSignedOut(event.action.error)) void refreshSession(queries);
    };
    const ends = [queries.getQueryCache().subscribe(look), queries.getMutationCache().subscribe(look)];
    return () => {
      for (const end of ends) end();
    };
  }, [queries]);
};
