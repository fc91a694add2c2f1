import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { EvidenceFilters, QueryEvidence } from './search.js';

/** So many searches a case keeps. */
export const MOST_SAVED_SEARCHES = 50;

/** A question that was asked, with its filters, to be asked again. */
export const SavedSearch = z
  .object({ id: z.uuid(), query: QueryEvidence, savedAt: Moment })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;

/** Whether two searches ask the same, narrowed by the same. */
export const isSameSearch = (one: QueryEvidence, other: QueryEvidence): boolean =>
  one.question.trim() === other.question.trim() &&
  EvidenceFilters.keyof().options.every((name) => one.filters?.[name] === other.filters?.[name]);

/** The saved searches of the caller's case, the newest first. */
export const listSavedSearches = endpoint('GET', '/api/evidence/saved-searches', null, z.array(SavedSearch));

/**
 * Saves a search; one that is saved already answers as it is, so a repetition needs no Idempotency-Key, with which the
 * answer would be kept a second time.
 */
export const saveSearch = endpoint('POST', '/api/evidence/saved-searches', QueryEvidence, SavedSearch, {
  problems: ['no-evidence', 'list-is-full'],
});

export const removeSavedSearch = endpoint('DELETE', '/api/evidence/saved-searches/:id', null, null, { status: 204 });
