import { refreshSession } from '@evenhand/web-kit/session';
import { type MutationCacheNotifyEvent, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { statusOf } from './upload/retry.js';

/** The session is over: it is not what was asked for, or sent, that failed. */
export const isSignedOut = (error: unknown): boolean => statusOf(error) === 401;

/**
 * Where an answer says that the session is over, it is asked who is signed in: the page then gives way to the sign-in,
 * which leads back here. Trying again, as other failures advise, would never help.
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
