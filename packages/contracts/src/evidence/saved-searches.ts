import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { EvidenceFilters, QueryEvidence } from './search.js';

export const MOST_SAVED_SEARCHES = 50;

export const SavedSearch = z
  .object({ id: z.uuid(), query: QueryEvidence, savedAt: Moment })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;

export const isSameSearch = (one: QueryEvidence, other: QueryEvidence): boolean =>
  one.question.trim() === other.question.trim() &&
  (one.anyTime ?? false) === (other.anyTime ?? false) &&
  EvidenceFilters.keyof().options.every((name) => one.filters?.[name] === other.filters?.[name]);

/** Newest first. */
export const listSavedSearches = endpoint('GET', '/api/evidence/saved-searches', null, z.array(SavedSearch), {
  assurance: 'two',
});

/** A repeated search answers the saved one, so no Idempotency-Key is needed. */
export const saveSearch = endpoint('POST', '/api/evidence/saved-searches', QueryEvidence, SavedSearch, {
  assurance: 'two',
  problems: ['no-evidence', 'list-is-full'],
});

export const removeSavedSearch = endpoint('DELETE', '/api/evidence/saved-searches/:id', null, null, {
  assurance: 'two',
  status: 204,
});
