import { refreshSession } from '@evenhand/web-kit/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leave } from './leave';
import { listen, SIGNING_OUT, tell } from './windows';

/**
 * All windows of a browser share one session. What one of them learns about it, the others ask for at once: where it
 * ends, it ends on every screen, and who signs in here is back in the other windows, too. Who signs out leaves nothing
 * behind in any of them.
 */
export const useOneSession = (userId: string | null, isLoading: boolean): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (isLoading) return;
    const stop = listen((news) => {
      if (news === SIGNING_OUT && userId) leave('/');
      else if (news !== SIGNING_OUT && news !== userId) void refreshSession(queries);
    });
    tell(userId);
    return stop;
  }, [userId, isLoading, queries]);
};
