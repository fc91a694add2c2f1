import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FilterFields, filtersOf, noFilters } from './filter-fields.js';

export interface Draft {
  question: string;
  fields: FilterFields;
}

const queryKey = ['evidence question'];
const empty: Draft = { question: '', fields: noFilters };

export const keepDraft = (queries: QueryClient, draft: Draft): void => void queries.setQueryData(queryKey, draft);

export const forgetDraft = (queries: QueryClient): void => keepDraft(queries, empty);

/** The question and the person are words of the evidence: they appear in no address. */
const inAddress = ['from', 'to', 'source'] as const;

const fieldsIn = (address: URLSearchParams): FilterFields => {
  const fields = { ...noFilters };
  for (const name of inAddress) fields[name] = address.get(name) ?? '';
  return filtersOf(fields) ? fields : noFilters;
};

/** Writes the days and the source to the address, so a reload keeps them. */
const useAddress = (fields: FilterFields): void => {
  const [address, setAddress] = useSearchParams();
  useEffect(() => {
    const next = new URLSearchParams(address);
    for (const name of inAddress) {
      next.delete(name);
      if (fields[name]) next.set(name, fields[name]);
    }
    if (`${next}` !== `${address}`) setAddress(next, { replace: true, preventScrollReset: true });
  }, [fields, address, setAddress]);
};

/**
 * The typed question and its filters. In the query cache, so that they survive a visit to another page; a question is
 * in memory only.
 */
export const useDraft = () => {
  const queries = useQueryClient();
  const [address] = useSearchParams();
  const { data: kept } = useQuery<Draft>({ queryKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  // State shows a keystroke immediately; the cache notifies asynchronously.
  const [draft, setDraft] = useState(() => kept ?? { ...empty, fields: fieldsIn(address) });
  useAddress(draft.fields);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(queries, next);
  };
  return { ...draft, change };
};
