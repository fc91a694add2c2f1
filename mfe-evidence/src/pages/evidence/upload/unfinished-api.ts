import { deleteFile, listFiles } from '@evenhand/contracts/evidence/files';
import { listUnfinished, type UnfinishedUpload } from '@evenhand/contracts/evidence/parts';
import { registerFile } from '@evenhand/contracts/evidence/uploads';
import { call } from '@evenhand/web-kit/call';
import { showToast } from '@evenhand/web-kit/toast';
import { evidenceWording } from '@evenhand/wording/evidence';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ignoringMissing, reportFailure } from '../../../requests/outcome.js';

const wording = evidenceWording.upload.unfinished;
const queryKey = [listUnfinished.path];

/** Unfinished uploads. One with all parts is registered here, without the file. */
const lookFor = async (queries: QueryClient): Promise<UnfinishedUpload[]> => {
  const uploads = await call(listUnfinished);
  const whole = uploads.filter(({ arrived, size }) => arrived === size);
  await Promise.allSettled(whole.map(({ key }) => call(registerFile, { key })));
  if (whole.length > 0) await queries.invalidateQueries({ queryKey: [listFiles.path] });
  return uploads.filter((upload) => !whole.includes(upload));
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
