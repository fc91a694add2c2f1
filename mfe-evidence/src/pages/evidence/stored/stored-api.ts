import { deleteAllEvidence, deleteFile, listFiles } from '@evenhand/contracts/evidence/files';
import { listUnfinished } from '@evenhand/contracts/evidence/parts';
import { type ChangeRetention, changeRetention, getRetention } from '@evenhand/contracts/evidence/retention';
import { isSettled } from '@evenhand/contracts/evidence/status';
import { call } from '@evenhand/web-kit/call';
import { showToast } from '@evenhand/web-kit/toast';
import { evidenceWording as wording } from '@evenhand/wording/evidence';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { POLL_MS, statusKey, useStatus } from '../processing/status.js';
import { forgetSavedSearches } from '../search/saved/saved-api.js';
import { forgetExchange } from '../search/search-api.js';
import { forgetUploads, interruptUploads } from '../upload/upload-items.js';

const filesKey = [listFiles.path];

/** Whether files are being read. When that ends, the list is looked at once more. */
const useIsReading = (): boolean => {
  const queries = useQueryClient();
  const { data: status } = useStatus();
  const isReading = status !== undefined && !isSettled(status);
  useEffect(() => {
    if (isReading) return () => void queries.invalidateQueries({ queryKey: filesKey });
  }, [isReading, queries]);
  return isReading;
};

/** One page of the files whose name has the search in it. What is shown stays until the next page is there. */
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

export const useRetention = () =>
  useQuery({ queryKey: [getRetention.path], queryFn: () => call(getRetention), staleTime: 0 });

interface Said {
  done: string;
  failed: { title: string; text: string };
}

/** Does something to what is stored, says how it went, and looks anew. */
const useChange = <Argument>(change: (argument: Argument) => Promise<unknown>, { done, failed }: Said) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: filesKey });
      await queries.invalidateQueries({ queryKey: [getRetention.path] });
      await queries.invalidateQueries({ queryKey: [listUnfinished.path] });
      await queries.invalidateQueries({ queryKey: statusKey });
      showToast({ title: done });
    },
    onError: () => showToast({ ...failed, kind: 'destructive' }),
  });
};

/** Takes something away for good. The last answer goes too: it may quote what is gone now. */
const useDeletion = <Argument>(remove: (argument: Argument) => Promise<unknown>, said: Said) => {
  const queries = useQueryClient();
  return useChange(async (argument: Argument) => {
    await remove(argument);
    forgetExchange(queries);
  }, said);
};

export const useDeleteFile = () =>
  useDeletion((id: string) => call(deleteFile, undefined, { params: { id } }), {
    done: wording.files.deleted,
    failed: wording.files.deleteFailed,
  });

/** Takes the word of a refused file off the list. */
export const useDismiss = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteFile, undefined, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: filesKey }),
    onError: () => showToast({ ...wording.files.dismissFailed, kind: 'destructive' }),
  });
};

/** What is still being sent would come back after everything is gone: that is ended first. */
export const useDeleteAll = () => {
  const queries = useQueryClient();
  return useDeletion<void>(async () => {
    await interruptUploads(queries);
    await call(deleteAllEvidence);
    forgetUploads(queries);
    forgetSavedSearches(queries);
  }, wording.deleteAll);
};

export const useChangeRetention = () =>
  useChange((retention: ChangeRetention) => call(changeRetention, retention), wording.retention);
