import { listFiles } from '@evenhand/contracts/evidence/files';
import { listUnfinished } from '@evenhand/contracts/evidence/parts';
import { ProblemError } from '@evenhand/web-kit/problem-error';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { statusKey } from '../processing/status.js';
import { mayPass, type Waiting } from './patience.js';
import { MOST_FILES_AT_ONCE, rejectionOf } from './rejection.js';
import { UploadFailed } from './send-file.js';
import { uploadFile } from './upload-file.js';

const wording = evidenceWording.upload;

/** One file on its way. `progress` is what has been sent of it, 0 to 100. `interrupted`: it can go on from here. */
export interface UploadItem {
  id: string;
  file: File;
  state: 'pending' | 'uploading' | 'interrupted' | 'success' | 'error';
  progress: number;
  waiting: Waiting | null;
  error: string | null;
}

const toItem = (file: File): UploadItem => {
  const error = rejectionOf(file);
  return { id: crypto.randomUUID(), file, state: error ? 'error' : 'pending', progress: 0, waiting: null, error };
};

const sentenceFor = (error: unknown): string => {
  if (error instanceof DOMException) return wording.changed;
  const isAnswer = error instanceof UploadFailed || error instanceof ProblemError;
  return wording.failed(isAnswer ? error.status : undefined);
};

/** The uploads of this visit: one after the other, each on its own, whatever becomes of those before. */
export const useUploads = () => {
  const queries = useQueryClient();
  const [items, setItems] = useState<UploadItem[]>([]);
  const [rejected, setRejected] = useState<string | null>(null);
  const stop = useRef(new AbortController());
  const isBusy = items.some(({ state }) => state === 'pending' || state === 'uploading');

  const change = (id: string, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const send = async ({ id, file }: UploadItem): Promise<boolean> => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    const onProgress = (share: number) => change(id, { progress: Math.floor(100 * share) });
    const onWait = (waiting: Waiting | null) => change(id, { waiting });
    change(id, { state: 'uploading', error: null });
    try {
      const { refused } = await uploadFile(file, { signal, onProgress, onWait });
      if (refused) change(id, { state: 'error', error: evidenceWording.refused[refused] });
      else change(id, { state: 'success', progress: 100 });
      return !refused;
    } catch (error) {
      const state = signal.aborted || mayPass(error) ? 'interrupted' : 'error';
      change(id, { state, waiting: null, error: signal.aborted ? null : sentenceFor(error) });
      return false;
    }
  };

  /** Answers whether every one of the files was uploaded and kept. */
  const sendAll = async (waiting: UploadItem[]): Promise<boolean> => {
    let isEachKept = waiting.length > 0;
    for (const item of waiting) isEachKept = item.state === 'pending' && (await send(item)) && isEachKept;
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
  const pause = () => stop.current.abort();
  const remove = (id: string) => setItems((all) => all.filter((item) => item.id !== id));
  return { items, rejected, isBusy, add, pause, resume, remove };
};
