import { refreshSession } from '@evenhand/web-kit/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * All windows of a browser share one session. What one of them learns about it, the others ask for at once: who signs
 * out here is signed out on every screen, and who signs in here is back in the other windows, too.
 */
export const useOneSession = (userId: string | null, isLoading: boolean): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (isLoading) return;
    const windows = new BroadcastChannel('evenhand:session');
    windows.onmessage = ({ data }) => {
      if (data !== userId) void refreshSession(queries);
    };
    windows.postMessage(userId);
    return () => windows.close();
  }, [userId, isLoading, queries]);
};
