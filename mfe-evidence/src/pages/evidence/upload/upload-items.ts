import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { Waiting } from '../../../requests/retry.js';
import { rejectionOf } from './rejection.js';
import type { ZipFile, ZipFiles } from './zip-files.js';

/** A zip that was looked into. The password is kept in memory with it. */
export interface OpenedZip extends ZipFiles {
  password?: string;
  /** Added to the uploads. */
  taken: ReadonlySet<ZipFile>;
  /** The files in it are being unpacked and uploaded; `stop` of the zip ends it. */
  isTaking: boolean;
}

/** One upload. `progress` is 0 to 100; `interrupted` can be resumed. */
export interface UploadItem {
  id: string;
  file: File;
  state: 'pending' | 'uploading' | 'interrupted' | 'success' | 'error';
  progress: number;
  waiting: Waiting | null;
  error: string | null;
  /** The name of a file with the same content that was stored before. */
  sameAs?: string | undefined;
  /** Of a zip. */
  opened?: OpenedZip;
  /** Of a locked PDF: a copy without password was made. */
  isUnlocked?: boolean;
  stop: AbortController;
}

export const toItem = (file: File): UploadItem => {
  const error = rejectionOf(file);
  const state = error ? 'error' : 'pending';
  return { id: crypto.randomUUID(), file, state, progress: 0, waiting: null, error, stop: new AbortController() };
};

export const isUnderWay = ({ state, opened }: UploadItem): boolean =>
  state === 'pending' || state === 'uploading' || opened?.isTaking === true;

const queryKey = ['evidence uploads'];
const none: UploadItem[] = [];

/** The uploads of this visit, kept in the query cache: they continue while another page is shown. */
export const useUploadItems = (): UploadItem[] =>
  // Without sharing: it copies the files of a zip, which are known by identity.
  useQuery<UploadItem[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  }).data ?? none;

export const itemsOf = (queries: QueryClient): UploadItem[] => queries.getQueryData<UploadItem[]>(queryKey) ?? none;

export const changeItems = (queries: QueryClient, next: (items: UploadItem[]) => UploadItem[]): void =>
  void queries.setQueryData<UploadItem[]>(queryKey, (items = none) => next(items));

export const changeItem = (queries: QueryClient, id: string, part: Partial<UploadItem>): void =>
  changeItems(queries, (items) => items.map((item) => (item.id === id ? { ...item, ...part } : item)));

/** Interrupts waiting uploads; each can be resumed. */
export const interruptPending = (queries: QueryClient): void =>
  changeItems(queries, (items) =>
    items.map((item) => (item.state === 'pending' ? { ...item, state: 'interrupted' } : item)),
  );

const untilNothingIsSent = (queries: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (itemsOf(queries).some(isUnderWay)) return;
      end();
      resolve();
    };
    const end = queries.getQueryCache().subscribe(look);
    look();
  });

let preparing = new AbortController();

/** Aborted with all uploads: a file that is being prepared then is not added after them. */
export const preparation = (): AbortSignal => preparing.signal;

const stopAll = (queries: QueryClient): void => {
  preparing.abort();
  preparing = new AbortController();
  for (const { stop } of itemsOf(queries)) stop.abort();
};

/** Interrupts all uploads; resolves when none is in flight. */
export const interruptUploads = async (queries: QueryClient): Promise<void> => {
  interruptPending(queries);
  stopAll(queries);
  await untilNothingIsSent(queries);
};

/** Stops all uploads and removes them from the list. */
export const forgetUploads = (queries: QueryClient): void => {
  stopAll(queries);
  changeItems(queries, () => none);
};
