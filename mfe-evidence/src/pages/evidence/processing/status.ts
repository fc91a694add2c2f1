import { EvidenceStatus, getEvidenceStatus, isSettled, watchEvidenceStatus } from '@evenhand/contracts/evidence/status';
import { call } from '@evenhand/web-kit/call';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export const statusKey = [getEvidenceStatus.path];
/** How often the status is asked for while no stream tells it. */
export const POLL_MS = 4_000;

const statusQuery = {
  queryKey: statusKey,
  queryFn: () => call(getEvidenceStatus),
  staleTime: 0,
  refetchOnWindowFocus: true,
};

/** How far the reading of the files is. */
export const useStatus = () => useQuery(statusQuery);

/** The stream tells the status every ten seconds at the latest: one that is silent for longer is held up on its way. */
const SILENT_MS = 15_000;

/** Listens to the stream of progress. `onLive` says whether it tells: the browser itself comes back for a lost one. */
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
 * Keeps the status true while there is work: by the stream, and by asking every few seconds while that tells nothing. A
 * look that fails is ignored, and the next one follows.
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
