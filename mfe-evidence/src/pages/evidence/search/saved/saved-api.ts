import {
  listSavedSearches,
  removeSavedSearch,
  type SavedSearch,
  saveSearch,
} from '@evenhand/contracts/evidence/saved-searches';
import type { QueryEvidence } from '@evenhand/contracts/evidence/search';
import { call } from '@evenhand/web-kit/call';
import { showToast } from '@evenhand/web-kit/toast';
import { savedSearchesWording as wording } from '@evenhand/wording/saved-searches';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ignoringMissing, tellFailure } from '../../outcome.js';

const queryKey = [listSavedSearches.path];

/** Another window may have changed them. */
export const useSavedSearches = () =>
  useQuery({
    queryKey,
    queryFn: () => call(listSavedSearches),
    refetchOnWindowFocus: 'always',
  });

/** All evidence is deleted, and they with it: not even while the list is looked for are they shown. */
export const forgetSavedSearches = (queries: QueryClient): void => void queries.resetQueries({ queryKey });

/** Changes the list as it is shown, and looks how it is. */
const useChange = () => {
  const queries = useQueryClient();
  return (change: (searches: SavedSearch[]) => SavedSearch[]): void => {
    queries.setQueryData<SavedSearch[]>(queryKey, (searches) => searches && change(searches));
    void queries.invalidateQueries({ queryKey });
  };
};

export const useSaveSearch = () => {
  const change = useChange();
  return useMutation({
    mutationFn: (query: QueryEvidence) => call(saveSearch, query),
    onSuccess: (saved) => change((searches) => [saved, ...searches.filter(({ id }) => id !== saved.id)]),
    // Another window may have left no room.
    onError: () => change((searches) => searches),
  });
};

export const useRemoveSavedSearch = () => {
  const change = useChange();
  return useMutation({
    mutationFn: (id: string) => ignoringMissing(call(removeSavedSearch, undefined, { params: { id } })),
    onSuccess: (_, removed) => {
      showToast({ title: wording.removed });
      change((searches) => searches.filter(({ id }) => id !== removed));
    },
    onError: (error) => {
      tellFailure(error, { failed: wording.notRemoved, unsure: wording.maybeRemoved });
      change((searches) => searches);
    },
  });
};
