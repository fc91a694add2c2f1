import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FilterFields, noFilters } from './filter-fields.js';

/** What somebody is about to ask. */
export interface Draft {
  question: string;
  fields: FilterFields;
}

const queryKey = ['evidence question'];
const empty: Draft = { question: '', fields: noFilters };

export const keepDraft = (queries: QueryClient, draft: Draft): void => void queries.setQueryData(queryKey, draft);

export const forgetDraft = (queries: QueryClient): void => keepDraft(queries, empty);

/**
 * The question as far as it is typed. It is kept beside the pages, in memory alone like its answer, so that nobody who
 * looks elsewhere meanwhile types it again.
 */
export const useDraft = () => {
  const queries = useQueryClient();
  const { data: kept = empty } = useQuery<Draft>({ queryKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  // A field has to show at once what is typed; the cache tells it a moment later.
  const [draft, setDraft] = useState(kept);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(queries, next);
  };
  return { ...draft, change };
};
