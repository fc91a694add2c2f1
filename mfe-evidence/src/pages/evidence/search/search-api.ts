import { type EvidenceAnswer, type QueryEvidence, queryEvidence } from '@evenhand/contracts/evidence/search';
import { call } from '@evenhand/web-kit/call';
import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** A question with what was answered. */
export interface Exchange {
  query: QueryEvidence;
  answer: EvidenceAnswer;
}

const exchangeKey = [queryEvidence.path];

/**
 * The last question of this visit. It is kept in memory alone, so that the way back from a quote leads to its answer:
 * what somebody asks stands in no address, no history and no storage of the device.
 */
export const useExchange = (): Exchange | null =>
  useQuery<Exchange | null>({ queryKey: exchangeKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data ??
  null;

export const forgetExchange = (queries: QueryClient): void => void queries.setQueryData(exchangeKey, null);

/** Another number means that something was asked, answered or forgotten since. */
const changesOf = (queries: QueryClient): number => queries.getQueryState(exchangeKey)?.dataUpdateCount ?? 0;

export const useAsk = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (query: QueryEvidence): Promise<Exchange> => ({
      query,
      answer: await call(queryEvidence, query),
    }),
    onMutate: () => {
      forgetExchange(queries);
      return changesOf(queries);
    },
    // What was deleted while the answer was on its way may be quoted in it.
    onSuccess: (exchange, _query, changes) => {
      if (changesOf(queries) === changes) queries.setQueryData(exchangeKey, exchange);
    },
  });
};
