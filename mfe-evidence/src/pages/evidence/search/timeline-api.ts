import { type EvidenceTimeline, getTimeline } from '@evenhand/contracts/evidence/timeline';
import { call } from '@evenhand/web-kit/call';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStatus } from '../processing/status.js';

/** When the messages of the case were written. It is looked at anew when more was read, or something is gone. */
export const useTimeline = (): EvidenceTimeline | undefined => {
  const { data: status } = useStatus();
  return useQuery({
    queryKey: [getTimeline.path, status?.lastIndexingAt, status?.tokens],
    queryFn: () => call(getTimeline),
    placeholderData: keepPreviousData,
    enabled: status !== undefined,
  }).data;
};
