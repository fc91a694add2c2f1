import { listFiles } from '@evenhand/contracts/evidence/files';
import { listUnfinished } from '@evenhand/contracts/evidence/parts';
import { ProblemError } from '@evenhand/web-kit/problem-error';
import { evidenceWording } from '@evenhand/wording/evidence';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { statusKey } from '../processing/status.js';
import { isSignedOut, mayPass, type Waiting } from './patience.js';
import { MOST_FILES_AT_ONCE, rejectionOf } from './rejection.js';
import { UploadFailed } from './send-file.js';
import { uploadFile } from './upload-file.js';
import { warnBeforeLeaving } from './warn-before-leaving.js';

const wording = evidenceWording.upload;

/** One file on its way. `progress` is what has been sent of it, 0 to 100. `interrupted`: it can go on from here. */
export interface UploadItem {
  id: string;
  file: File;
  state: 'pending' | 'uploading' | 'interrupted' | 'success' | 'error';
  progress: number;
  waiting: Waiting | null;
  error: string | null;
  /** Interrupts it while it is on its way. */
  stop: AbortController;
}

const toItem = (file: File): UploadItem => {
  const error = rejectionOf(file);
  const state = error ? 'error' : 'pending';
  return { id: crypto.randomUUID(), file, state, progress: 0, waiting: null, error, stop: new AbortController() };
};

const isUnderWay = ({ state }: UploadItem): boolean => state === 'pending' || state === 'uploading';

const uploadsKey = ['evidence uploads'];
const none: UploadItem[] = [];
/** What is worth showing to somebody who comes back to the upload. */
const leftOf = (items = none): UploadItem[] =>
  items.some(isUnderWay) ? items : items.filter(({ state }) => state === 'interrupted');

const sentenceFor = (error: unknown): string => {
  if (error instanceof DOMException) return wording.changed;
  if (isSignedOut(error)) return wording.signedOut;
  const isAnswer = error instanceof UploadFailed || error instanceof ProblemError;
  return wording.failed(isAnswer ? error.status : undefined);
};

/**
 * The uploads of this visit: one after the other, each on its own, whatever becomes of those before. They are kept
 * beside the pages, so that they go on, and are shown as they are, when the person looks elsewhere meanwhile.
 */
export const useUploads = () => {
  const queries = useQueryClient();
  const { data: items = none } = useQuery<UploadItem[]>({
    queryKey: uploadsKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const [rejected, setRejected] = useState<string | null>(null);
  const isBusy = items.some(isUnderWay);

  const setItems = (next: (items: UploadItem[]) => UploadItem[]) =>
    queries.setQueryData<UploadItem[]>(uploadsKey, (all = none) => next(all));
  useEffect(() => () => void queries.setQueryData<UploadItem[]>(uploadsKey, leftOf), [queries]);

  const change = (id: string, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const send = async ({ id, file }: UploadItem): Promise<boolean> => {
    const stop = new AbortController();
    const { signal } = stop;
    const onProgress = (share: number) => change(id, { progress: Math.floor(100 * share) });
    const onWait = (waiting: Waiting | null) => change(id, { waiting });
    change(id, { state: 'uploading', error: null, stop });
    try {
      const { refused } = await uploadFile(file, { signal, onProgress, onWait });
      if (refused) change(id, { state: 'error', error: evidenceWording.refused[refused] });
      else change(id, { state: 'success', progress: 100 });
      void queries.invalidateQueries({ queryKey: [listFiles.path] });
      return !refused;
    } catch (error) {
      const state = signal.aborted || mayPass(error) || isSignedOut(error) ? 'interrupted' : 'error';
      change(id, { state, waiting: null, error: signal.aborted ? null : sentenceFor(error) });
      return false;
    }
  };

  /** Answers whether every one of the files was uploaded and kept. */
  const sendAll = async (waiting: UploadItem[]): Promise<boolean> => {
    let isEachKept = waiting.length > 0;
    await warnBeforeLeaving(async () => {
      for (const item of waiting) isEachKept = item.state === 'pending' && (await send(item)) && isEachKept;
    });
    for (const queryKey of [[listFiles.path], [listUnfinished.path], statusKey])
      await queries.invalidateQueries({ queryKey });
    return isEachKept;
  };

  const add = async (files: File[]): Promise<boolean> => {
    const isTooMany = files.length > MOST_FILES_AT_ONCE;
    setRejected(isTooMany ? evidenceWording.rejected.tooMany : null);
    if (isTooMany) return false;
    const added = files.map(toItem);
    setItems((all) => [...all, ...added]);
    return sendAll(added);
  };

  /** Goes on with one that was interrupted. */
  const resume = (item: UploadItem) => void sendAll([{ ...item, state: 'pending' }]);
  /** Interrupts the one that is on its way. */
  const pause = () => items.find(({ state }) => state === 'uploading')?.stop.abort();
  const remove = (id: string) => setItems((all) => all.filter((item) => item.id !== id));
  return { items, rejected, isBusy, add, pause, resume, remove };
};
