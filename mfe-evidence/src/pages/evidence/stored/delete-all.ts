import { getAnswering } from '@evenhand/contracts/evidence/answering';
import { deleteAllEvidence, type FileList } from '@evenhand/contracts/evidence/files';
import { listUnfinished } from '@evenhand/contracts/evidence/parts';
import { call } from '@evenhand/web-kit/call';
import { evidenceWording } from '@evenhand/wording/evidence';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announceDeletion, onDeletions } from '../../../visit/deletions.js';
import { forgetDraft } from '../../../visit/draft.js';
import { forgetSavedSearches } from '../../../visit/saved-api.js';
import { forgetUploads, interruptUploads } from '../upload/upload-items.js';
import { filesKey, useDeletion } from './stored-api.js';

/** It is switched off with the deletion. */
const lookForAssistant = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: [getAnswering.path] });

/** Uploads in progress end first; they would store files after the deletion. */
export const useDeleteAll = () => {
  const queries = useQueryClient();
  return useDeletion<void>(
    async () => {
      await interruptUploads(queries);
      await call(deleteAllEvidence).finally(() => forgetSavedSearches(queries));
      forgetUploads(queries);
      forgetDraft(queries);
      queries.setQueriesData<FileList>({ queryKey: filesKey }, { files: [], found: 0, total: 0 });
    },
    evidenceWording.deleteAll,
    () => {
      announceDeletion('all deleted');
      lookForAssistant(queries);
    },
  );
};

/** When another window deletes all evidence: the uploads of this one would store files after the deletion. */
export const useForgettingAll = (): void => {
  const queries = useQueryClient();
  useEffect(
    () =>
      onDeletions('all deleted', () => {
        forgetUploads(queries);
        forgetDraft(queries);
        forgetSavedSearches(queries);
        lookForAssistant(queries);
        void queries.invalidateQueries({ queryKey: [listUnfinished.path] });
      }),
    [queries],
  );
};
