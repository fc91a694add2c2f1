import { getTimeline } from '@evenhand/contracts/evidence/timeline';
import { call } from '@evenhand/web-kit/call';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStatus } from '../../../visit/status.js';

export const useTimelineQuery = (isNeeded = true) => {
  const { data: status } = useStatus();
  return useQuery({
    queryKey: [getTimeline.path, status?.lastIndexingAt, status?.tokens],
    queryFn: () => call(getTimeline),
    placeholderData: keepPreviousData,
    enabled: isNeeded && status !== undefined,
  });
};

/** Messages per month. Refetched after indexing and after a deletion. */
export const useTimeline = () => useTimelineQuery().data;
