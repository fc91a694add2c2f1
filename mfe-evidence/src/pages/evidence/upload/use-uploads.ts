import { listFiles } from '@evenhand/contracts/evidence/files';
import { listUnfinished } from '@evenhand/contracts/evidence/parts';
import { codeOf, ProblemError, sentenceOf } from '@evenhand/web-kit/problem-error';
import { track } from '@evenhand/web-kit/track';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { isTransient, type Waiting } from '../../../requests/retry.js';
import { UploadFailed } from '../../../requests/send-file.js';
import { isSignedOut } from '../../../requests/session-end.js';
import { statusKey } from '../../../visit/status.js';
import { inParts } from './cut-mailbox.js';
import { kindOf } from './kind-of.js';
import { MOST_FILES_AT_ONCE } from './rejection.js';
import { FileDeletedDuringUpload } from './send-in-parts.js';
import { uploadFile } from './upload-file.js';
import {
  changeItem,
  changeItems,
  interruptPending,
  isUnderWay,
  itemsOf,
  preparation,
  toItem,
  type UploadItem,
  useUploadItems,
} from './upload-items.js';
import { warnBeforeLeaving } from './warn-before-leaving.js';

const wording = evidenceWording.upload;

/** Uploads worth showing on return; stored files are in the list of files. */
const leftOf = (items: UploadItem[]): UploadItem[] =>
  items.some(isUnderWay) ? items : items.filter(({ state }) => state !== 'success');

/** The disk or the case is full: the same file can be resumed later. */
const hasNoRoom = (error: unknown): boolean =>
  ['no-room', 'case-is-full', 'too-many-open-uploads'].includes(codeOf(error) ?? '');

const isResumable = (error: unknown): boolean =>
  isTransient(error) || hasNoRoom(error) || isSignedOut(error) || error instanceof FileDeletedDuringUpload;

const sentenceFor = (error: unknown): string => {
  if (error instanceof DOMException) return wording.changed;
  if (error instanceof FileDeletedDuringUpload) return wording.deletedDuringUpload;
  if (isSignedOut(error)) return wording.signedOut;
  if (hasNoRoom(error)) return sentenceOf(error, wording.failed());
  const isAnswer = error instanceof UploadFailed || error instanceof ProblemError;
  return wording.failed(isAnswer ? error.status : undefined);
};

/** A mailbox that is too large is read to be cut; one that cannot be read is listed as such. */
const itemsFor = (file: File): Promise<UploadItem[]> =>
  inParts(file).then(
    (parts) => parts.map(toItem),
    () => [{ ...toItem(file), state: 'error', error: wording.changed }],
  );

/** One upload at a time; a failure does not stop the next. */
export const useUploads = () => {
  const queries = useQueryClient();
  const items = useUploadItems();
  const [rejected, setRejected] = useState<string | null>(null);
  const isBusy = items.some(isUnderWay);

  // False when the page was only hidden by the sign-in.
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (isNew.current) changeItems(queries, leftOf);
    isNew.current = false;
  }, [queries]);

  const send = async ({ id, file }: UploadItem): Promise<void> => {
    const stop = new AbortController();
    const { signal } = stop;
    const change = (part: Partial<UploadItem>) => changeItem(queries, id, part);
    const onProgress = (share: number) => change({ progress: Math.floor(100 * share) });
    const onWait = (waiting: Waiting | null) => change({ waiting });
    change({ state: 'uploading', error: null, stop });
    try {
      const { refused, sameAs } = await uploadFile(file, { signal, onProgress, onWait });
      if (refused) change({ state: 'error', error: evidenceWording.refused[refused] });
      else {
        change({ state: 'success', progress: 100, sameAs });
        track({ name: 'evidence-uploaded', properties: { kind: kindOf(file.name) } });
      }
      for (const queryKey of [[listFiles.path], statusKey]) void queries.invalidateQueries({ queryKey });
    } catch (error) {
      const state = signal.aborted || isResumable(error) ? 'interrupted' : 'error';
      change({ state, waiting: null, error: signal.aborted ? null : sentenceFor(error) });
      if (isSignedOut(error)) interruptPending(queries);
    }
  };

  const next = (): UploadItem | undefined => itemsOf(queries).find(({ state }) => state === 'pending');

  /** Sends all waiting uploads, including those added meanwhile. */
  const sendPending = async (): Promise<void> => {
    await warnBeforeLeaving(async () => {
      for (let item = next(); item; item = next()) await send(item);
    });
    for (const queryKey of [[listFiles.path], [listUnfinished.path], statusKey])
      await queries.invalidateQueries({ queryKey });
  };

  /** Resolves to whether all were stored, apart from removed ones. */
  const sendThese = async (chosen: UploadItem[]): Promise<boolean> => {
    await sendPending();
    const left = itemsOf(queries).filter(({ id }) => chosen.some((item) => item.id === id));
    return left.length > 0 && left.every(({ state, sameAs }) => state === 'success' && sameAs === undefined);
  };

  /** Resolves to whether the files were stored. Nothing is added once the signal is aborted. */
  const add = async (files: File[], signal = preparation()): Promise<boolean> => {
    const isTooMany = files.length > MOST_FILES_AT_ONCE;
    setRejected(isTooMany ? evidenceWording.rejected.tooMany : null);
    if (isTooMany) return false;
    const added = (await Promise.all(files.map(itemsFor))).flat();
    if (signal.aborted) return false;
    changeItems(queries, (all) => [...all, ...added]);
    return sendThese(added);
  };

  /** Resumes interrupted uploads. Resolves to whether they were stored and no other waits. */
  const resume = async (...chosen: UploadItem[]): Promise<boolean> => {
    for (const { id } of chosen) changeItem(queries, id, { state: 'pending', error: null });
    const areKept = await sendThese(chosen);
    return areKept && !itemsOf(queries).some(({ state }) => state === 'interrupted');
  };
  const pause = ({ stop }: UploadItem) => stop.abort();
  /** Aborts an upload in flight, and that of the files in a zip. */
  const remove = ({ id, stop }: UploadItem) => {
    stop.abort();
    changeItems(queries, (all) => all.filter((item) => item.id !== id));
  };
  return { items, rejected, isBusy, add, pause, resume, remove };
};
