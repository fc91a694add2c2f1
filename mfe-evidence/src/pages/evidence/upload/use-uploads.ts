import { listFiles } from '@evenhand/contracts/evidence/files';
import { presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { call } from '@evenhand/web-kit/call';
import { ProblemError } from '@evenhand/web-kit/problem-error';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { statusKey } from '../processing/status.js';
import { MOST_FILES_AT_ONCE, rejectionOf } from './rejection.js';
import { sendFile, UploadFailed } from './send-file.js';

/** One file on its way. `progress` is what the browser has sent of it, 0 to 100. */
export interface UploadItem {
  id: string;
  file: File;
  state: 'pending' | 'uploading' | 'success' | 'error';
  progress: number;
  error: string | null;
}

const toItem = (file: File): UploadItem => {
  const error = rejectionOf(file);
  return { id: crypto.randomUUID(), file, state: error ? 'error' : 'pending', progress: 0, error };
};

const sentenceFor = (error: unknown): string => {
  const isAnswer = error instanceof UploadFailed || error instanceof ProblemError;
  return evidenceWording.upload.failed(isAnswer ? error.status : undefined);
};

/** Sends one file; answers why the service did not keep it, or null. */
const upload = async (file: File, onProgress: (percent: number) => void): Promise<string | null> => {
  const presigned = await call(presignUpload, { filename: file.name, mime: file.type });
  await sendFile(presigned, file, onProgress);
  const { refused } = await call(registerFile, { key: presigned.fields.key ?? '' });
  return refused && evidenceWording.refused[refused];
};

/** The uploads of this visit: one after the other, each on its own, whatever becomes of those before. */
export const useUploads = () => {
  const queries = useQueryClient();
  const [items, setItems] = useState<UploadItem[]>([]);
  const [rejected, setRejected] = useState<string | null>(null);
  const isBusy = items.some(({ state }) => state === 'pending' || state === 'uploading');

  const change = (id: string, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const send = async ({ id, file }: UploadItem): Promise<boolean> => {
    change(id, { state: 'uploading' });
    try {
      const error = await upload(file, (progress) => change(id, { progress }));
      change(id, error ? { state: 'error', error } : { state: 'success', progress: 100 });
      return !error;
    } catch (error) {
      change(id, { state: 'error', error: sentenceFor(error) });
      return false;
    }
  };

  /** Answers whether every one of the files was uploaded and kept. */
  const add = async (files: File[]): Promise<boolean> => {
    const isTooMany = files.length > MOST_FILES_AT_ONCE;
    setRejected(isTooMany ? evidenceWording.rejected.tooMany : null);
    if (isTooMany) return false;
    const added = files.map(toItem);
    setItems((all) => [...all, ...added]);
    let isEachKept = added.length > 0;
    for (const item of added) isEachKept = item.state === 'pending' && (await send(item)) && isEachKept;
    await queries.invalidateQueries({ queryKey: [listFiles.path] });
    await queries.invalidateQueries({ queryKey: statusKey });
    return isEachKept;
  };

  const remove = (id: string) => setItems((all) => all.filter((item) => item.id !== id));
  return { items, rejected, isBusy, add, remove };
};
