import { getTimeline } from '@evenhand/contracts/evidence/timeline';
import { call } from '@evenhand/web-kit/call';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStatus } from '../processing/status.js';

const useTimelineQuery = (isNeeded = true) => {
  const { data: status } = useStatus();
  return useQuery({
    queryKey: [getTimeline.path, status?.lastIndexingAt, status?.tokens],
    queryFn: () => call(getTimeline),
    placeholderData: keepPreviousData,
    enabled: isNeeded && status !== undefined,
  });
};

/** When the messages of the case were written. It is looked at anew when more was read, or something is gone. */
export const useTimeline = () => useTimelineQuery().data;

/**
 * Where it is needed it may be there in a moment, and would push down what stands below it. After a first failure
 * nothing waits for it.
 */
export const useIsTimelineComing = (isNeeded: boolean): boolean => {
  const { isPending, failureCount, fetchStatus } = useTimelineQuery(isNeeded);
  return isNeeded && isPending && failureCount === 0 && fetchStatus !== 'paused';
};
