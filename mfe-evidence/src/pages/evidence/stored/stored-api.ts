import { deleteFile, type EvidenceFile, type FileList, listFiles } from '@evenhand/contracts/evidence/files';
import { listUnfinished } from '@evenhand/contracts/evidence/parts';
import { type ChangeRetention, changeRetention, getRetention } from '@evenhand/contracts/evidence/retention';
import { filesIn, isSettled } from '@evenhand/contracts/evidence/status';
import { call } from '@evenhand/web-kit/call';
import { showToast, type Toast } from '@evenhand/web-kit/toast';
import { evidenceWording as wording } from '@evenhand/wording/evidence';
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ignoringMissing, isUnsure, reportFailure, showRefused } from '../../../requests/outcome.js';
import { announceDeletion } from '../../../visit/deletions.js';
import { forgetExchange } from '../../../visit/exchange.js';
import { POLL_MS, statusKey, useStatus } from '../../../visit/status.js';

export const filesKey = [listFiles.path];
const retentionKey = [getRetention.path];

/** The list is refetched when indexing ends. */
const useIsReading = (): boolean => {
  const queries = useQueryClient();
  const { data: status } = useStatus();
  const isReading = status !== undefined && !isSettled(status);
  useEffect(() => {
    if (isReading) return () => void queries.invalidateQueries({ queryKey: filesKey });
  }, [isReading, queries]);
  return isReading;
};

/** One page of the files with the search in their name. The current page stays until the next has loaded. */
export const useFiles = (search: string, page: number) => {
  const isReading = useIsReading();
  return useQuery({
    queryKey: [...filesKey, search, page],
    queryFn: () => call(listFiles, undefined, { query: { search, page: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: isReading ? POLL_MS : false,
  });
};

export const useRetention = () => useQuery({ queryKey: retentionKey, queryFn: () => call(getRetention), staleTime: 0 });

interface Said {
  done: string;
  failed: Toast;
  unsure: Toast;
}

/** Performs a change, reports its outcome, and refetches: a failed call may have changed something. */
const useChange = <Argument>(
  change: (argument: Argument) => Promise<unknown>,
  said: Said,
  /** Also called when the outcome is unknown. */
  onChanged?: () => void,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => showToast({ title: said.done }),
    onError: (error) => reportFailure(error, said),
    onSettled: (_, error) => {
      if (!error || isUnsure(error)) onChanged?.();
      // Not awaited: a refetch may hang or fail.
      for (const queryKey of [filesKey, retentionKey, [listUnfinished.path], statusKey])
        void queries.invalidateQueries({ queryKey });
    },
  });
};

/** Deletes, and removes the last answer, which may quote what was deleted. */
export const useDeletion = <Argument>(
  remove: (argument: Argument) => Promise<unknown>,
  said: Said,
  onDeleted?: () => void,
) => {
  const queries = useQueryClient();
  return useChange(remove, said, () => {
    forgetExchange(queries);
    announceDeletion('deleted');
    onDeleted?.();
  });
};

/** Without files there is no answer, regardless of the device that deleted them. */
export const useForgettingWithFiles = (): void => {
  const queries = useQueryClient();
  const { data: status } = useStatus();
  const isEmpty = status !== undefined && filesIn(status).all === 0;
  useEffect(() => {
    if (isEmpty) forgetExchange(queries);
  }, [isEmpty, queries]);
};

/** Removes files from the cached list before the refetch. */
const takeOff = (queries: QueryClient, isGone: (file: EvidenceFile) => boolean): void =>
  void queries.setQueriesData<FileList>({ queryKey: filesKey }, (list) => {
    if (!list) return list;
    const files = list.files.filter((file) => !isGone(file));
    const gone = list.files.length - files.length;
    return { files, found: list.found - gone, total: list.total - gone };
  });

export const useDeleteFile = () => {
  const queries = useQueryClient();
  return useDeletion(
    async (id: string) => {
      await ignoringMissing(call(deleteFile, undefined, { params: { id } }));
      takeOff(queries, (file) => file.id === id);
    },
    { done: wording.files.deleted, failed: wording.files.deleteFailed, unsure: wording.files.deleteUnsure },
  );
};

export const useDismiss = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => ignoringMissing(call(deleteFile, undefined, { params: { id } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: filesKey }),
    onError: (error) => showRefused(error, wording.files.dismissFailed),
  });
};

export const useChangeRetention = () => {
  const queries = useQueryClient();
  return useChange(async (retention: ChangeRetention) => {
    queries.setQueryData(retentionKey, await call(changeRetention, retention));
  }, wording.retention);
};
