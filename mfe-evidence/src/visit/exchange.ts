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
import { onDeletions } from './deletions.js';
import { statusKey } from './status.js';

export interface Exchange {
  query: QueryEvidence;
  answer: EvidenceAnswer;
}

const exchangeKey = [queryEvidence.path];
const FORGOTTEN = 'forgotten';

/**
 * The last question of this visit, in memory only: a question appears in no address, history or storage of the device.
 */
const useKept = (): Exchange | typeof FORGOTTEN | null =>
  useQuery<Exchange | typeof FORGOTTEN | null>({
    queryKey: exchangeKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  }).data ?? null;

export const useExchange = (): Exchange | null => {
  const kept = useKept();
  return kept === FORGOTTEN ? null : kept;
};

/** True when the last answer was removed because it may quote deleted text. */
export const useIsForgotten = (): boolean => useKept() === FORGOTTEN;

/** Removes the last answer, or the pending one. */
export const forgetExchange = (queries: QueryClient): void =>
  void queries.setQueryData(exchangeKey, (kept: unknown) => (kept === undefined ? undefined : FORGOTTEN));

/** On a deletion in another window: removes what may quote it and refetches. */
const hearOfDeletion = (queries: QueryClient): void => {
  forgetExchange(queries);
  void queries.resetQueries({ queryKey: [openCitation.path] });
  for (const queryKey of [[listFiles.path], statusKey]) void queries.invalidateQueries({ queryKey });
};

/** On every page that shows evidence. */
export const useDeletionsElsewhere = (): void => {
  const queries = useQueryClient();
  useEffect(() => onDeletions('deleted', () => hearOfDeletion(queries)), [queries]);
};

/** Changes when a question is asked, answered or forgotten. */
const changesOf = (queries: QueryClient): number => queries.getQueryState(exchangeKey)?.dataUpdateCount ?? 0;

/** The state survives a remount of the page. */
export const useAsk = () => {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: exchangeKey,
    mutationFn: async (query: QueryEvidence) => {
      queries.setQueryData(exchangeKey, null);
      const changes = changesOf(queries);
      const answer = await call(queryEvidence, query);
      track({ name: 'evidence-queried', properties: { found: answer.retrievals.length > 0 } });
      // A pending answer may quote what was deleted meanwhile: then it is dropped.
      if (changesOf(queries) === changes) queries.setQueryData(exchangeKey, { query, answer });
    },
  });
  const last = useMutationState({ filters: { mutationKey: exchangeKey }, select: ({ state }) => state }).at(-1);
  return { ask: mutate, isPending: last?.status === 'pending', error: last?.error ?? null, askedAt: last?.submittedAt };
};
