import { deleteFile, listFiles } from '@evenhand/contracts/evidence/files';
import { listUnfinished, type UnfinishedUpload } from '@evenhand/contracts/evidence/parts';
import { registerFile } from '@evenhand/contracts/evidence/uploads';
import { call } from '@evenhand/web-kit/call';
import { showToast } from '@evenhand/web-kit/toast';
import { evidenceWording } from '@evenhand/wording/evidence';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ignoringMissing, reportFailure } from '../../../requests/outcome.js';
import { statusKey } from '../../../visit/status.js';
import { isSame } from './same-file.js';

const wording = evidenceWording.upload.unfinished;
const queryKey = [listUnfinished.path];

/** Whether everything has arrived, so that the file is not needed to finish. */
export const isWhole = ({ arrived, size }: UnfinishedUpload): boolean => arrived === size;

/** Unfinished uploads. A whole one is registered here. */
const lookFor = async (queries: QueryClient): Promise<UnfinishedUpload[]> => {
  const uploads = await call(listUnfinished);
  const whole = uploads.filter(isWhole);
  if (whole.length === 0) return uploads;
  const ends = await Promise.allSettled(whole.map(({ key }) => call(registerFile, { key })));
  for (const queryKey of [[listFiles.path], statusKey]) await queries.invalidateQueries({ queryKey });
  // After a failure a part may be missing again.
  if (ends.some(({ status }) => status === 'rejected')) return call(listUnfinished);
  return uploads.filter((upload) => !isWhole(upload));
};

/** Of a mailbox the parts that are not stored yet: those after the unfinished one may never have been sent. */
export const notStored = async (parts: File[], upload: UnfinishedUpload): Promise<File[]> => {
  if (parts.length === 1) return parts;
  const query = { search: upload.name.replace(/\d{1,4} of \d{1,4}\.mbox$/, ''), page: '1' };
  const stored = await call(listFiles, undefined, { query }).then(
    ({ files }) => files,
    () => [],
  );
  return parts.filter((part) => isSame(part, upload) || !stored.some((file) => isSame(part, file)));
};

export const useUnfinished = () => {
  const queries = useQueryClient();
  return useQuery({ queryKey, queryFn: () => lookFor(queries), staleTime: 0 });
};

export const useDiscard = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => ignoringMissing(call(deleteFile, undefined, { params: { id } })),
    onSuccess: () => showToast({ title: wording.discarded }),
    onError: (error) => reportFailure(error, { failed: wording.discardFailed, unsure: wording.discardUnsure }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
};
