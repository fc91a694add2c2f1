import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FilterFields, noFilters } from './filter-fields.js';

export interface Draft {
  question: string;
  fields: FilterFields;
}

const queryKey = ['evidence question'];
const empty: Draft = { question: '', fields: noFilters };

export const keepDraft = (queries: QueryClient, draft: Draft): void => void queries.setQueryData(queryKey, draft);

export const forgetDraft = (queries: QueryClient): void => keepDraft(queries, empty);

/**
 * The typed question and its filters. In the query cache, in memory only, so that they survive a visit to another
 * page.
 */
export const useDraft = () => {
  const queries = useQueryClient();
  const { data: kept = empty } = useQuery<Draft>({ queryKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  // State shows a keystroke immediately; the cache notifies asynchronously.
  const [draft, setDraft] = useState(kept);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(queries, next);
  };
  return { ...draft, change };
};
