import { EvidenceStatus, getEvidenceStatus, isSettled, watchEvidenceStatus } from '@evenhand/contracts/evidence/status';
import { call } from '@evenhand/web-kit/call';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export const statusKey = [getEvidenceStatus.path];
/** Poll interval while the event stream is silent. */
export const POLL_MS = 4_000;

const statusQuery = {
  queryKey: statusKey,
  queryFn: () => call(getEvidenceStatus),
  staleTime: 0,
  refetchOnWindowFocus: true,
};

export const useStatus = () => useQuery(statusQuery);

/** The stream sends at least every ten seconds; a longer silence means a proxy buffers it. */
const SILENT_MS = 15_000;

/** Subscribes to progress events. `onLive` reports whether they arrive; EventSource reconnects automatically. */
const listen = (onStatus: (status: EvidenceStatus) => void, onLive: (isLive: boolean) => void): (() => void) => {
  const source = new EventSource(watchEvidenceStatus.path);
  let silence: ReturnType<typeof setTimeout> | undefined;
  source.onerror = () => onLive(false);
  source.onmessage = ({ data }) => {
    clearTimeout(silence);
    silence = setTimeout(() => onLive(false), SILENT_MS);
    onLive(true);
    onStatus(EvidenceStatus.parse(JSON.parse(data)));
  };
  return () => {
    clearTimeout(silence);
    source.close();
    onLive(false);
  };
};

const isWork = (status: EvidenceStatus | undefined): boolean => status !== undefined && !isSettled(status);

/**
 * Keeps the status current during indexing: by event stream, and by polling while the stream is silent. A failed poll
 * is ignored.
 */
export const useWatchedStatus = (): void => {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const { data } = useQuery({
    ...statusQuery,
    refetchInterval: ({ state }) => (!isLive && isWork(state.data) ? POLL_MS : false),
  });
  const isWorking = isWork(data);
  useEffect(() => {
    if (isWorking) return listen((status) => queries.setQueryData(statusKey, status), setLive);
  }, [isWorking, queries]);
};
