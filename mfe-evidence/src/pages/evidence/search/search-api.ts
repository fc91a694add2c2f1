import { listFiles } from '@evenhand/contracts/evidence/files';
import {
  type EvidenceAnswer,
  openCitation,
  type QueryEvidence,
  queryEvidence,
} from '@evenhand/contracts/evidence/search';
import { call } from '@evenhand/web-kit/call';
import { track } from '@evenhand/web-kit/track';
import {
  type QueryClient,
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { statusKey } from '../processing/status.js';
import { hearDeletions } from './deletions.js';

/** A question with what was answered. */
export interface Exchange {
  query: QueryEvidence;
  answer: EvidenceAnswer;
}

const exchangeKey = [queryEvidence.path];
const FORGOTTEN = 'forgotten';

/**
 * The last question of this visit. It is kept in memory alone, so that the way back from a quote leads to its answer:
 * what somebody asks stands in no address, no history and no storage of the device.
 */
const useKept = (): Exchange | typeof FORGOTTEN | null =>
  useQuery<Exchange | typeof FORGOTTEN | null>({
    queryKey: exchangeKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  }).data ?? null;

export const useExchange = (): Exchange | null => {
  const queries = useQueryClient();
  const kept = useKept();
  useEffect(() => hearDeletions(() => hearOfDeletion(queries)), [queries]);
  return kept === FORGOTTEN ? null : kept;
};

/** Whether the last answer is gone, because it may quote what was deleted since. */
export const useIsForgotten = (): boolean => useKept() === FORGOTTEN;

/** Forgets the last answer, or the one that is on its way; where nothing was asked, nothing is forgotten. */
export const forgetExchange = (queries: QueryClient): void =>
  void queries.setQueryData(exchangeKey, (kept: unknown) => (kept === undefined ? undefined : FORGOTTEN));

/** Something was deleted in another window: what may quote it is shown no longer, and it is looked what is left. */
const hearOfDeletion = (queries: QueryClient): void => {
  forgetExchange(queries);
  void queries.resetQueries({ queryKey: [openCitation.path] });
  for (const queryKey of [[listFiles.path], statusKey]) void queries.invalidateQueries({ queryKey });
};

/** Another number means that something was asked, answered or forgotten since. */
const changesOf = (queries: QueryClient): number => queries.getQueryState(exchangeKey)?.dataUpdateCount ?? 0;

/** Asks, and tells how that goes: also to a page that is shown anew meanwhile. */
export const useAsk = () => {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: exchangeKey,
    mutationFn: async (query: QueryEvidence) => {
      queries.setQueryData(exchangeKey, null);
      const changes = changesOf(queries);
      const answer = await call(queryEvidence, query);
      track({ name: 'evidence-queried', properties: { found: answer.retrievals.length > 0 } });
      // What was deleted while the answer was on its way may be quoted in it.
      if (changesOf(queries) === changes) queries.setQueryData(exchangeKey, { query, answer });
    },
  });
  const last = useMutationState({ filters: { mutationKey: exchangeKey }, select: ({ state }) => state }).at(-1);
  return { ask: mutate, isPending: last?.status === 'pending', error: last?.error ?? null, askedAt: last?.submittedAt };
};
