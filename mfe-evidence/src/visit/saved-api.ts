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
import { ignoringMissing, reportFailure } from '../requests/outcome.js';

const queryKey = [listSavedSearches.path];

/** Refetched on mount: another window may have changed the list. */
export const useSavedSearches = (isNeeded = true) =>
  useQuery({
    queryKey,
    queryFn: () => call(listSavedSearches),
    refetchOnWindowFocus: 'always',
    enabled: isNeeded,
  });

/** Deleting all evidence deletes them too; they are not shown while the list reloads. */
export const forgetSavedSearches = (queries: QueryClient): void => void queries.resetQueries({ queryKey });

/** Optimistic update, then refetch. */
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
    // Another window may have reached the limit.
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
      reportFailure(error, { failed: wording.notRemoved, unsure: wording.maybeRemoved });
      change((searches) => searches);
    },
  });
};
