import type { Party } from '@evenhand/contracts/identity';
import { call } from '@evenhand/web-kit/call';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls, keyOf, type Received } from './proposal-calls.js';

export const useAccept = (party: Party, { id, result }: { id: string; result: string }, onDone: () => void) => {
  const queries = useQueryClient();
  return useChange(
    party,
    async () => {
      const next = await call(calls[party].accept, { result }, { params: { id } });
      queries.setQueryData(acceptedKey(party), result);
      return next;
    },
    onDone,
  );
};

/** A change of the list. The agreement is read again: accepting writes a new version. */
export const useChange = <Input>(party: Party, change: (input: Input) => Promise<Received>, onDone?: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (next) => {
      queries.setQueryData(keyOf(party), next);
      onDone?.();
      await queries.invalidateQueries();
    },
    onError: () => queries.invalidateQueries({ queryKey: keyOf(party) }),
  });
};

const acceptedKey = (party: Party) => ['accepted', party];

/** Hash of the text that the person accepted in this tab, which is that of the next version. */
export const useAccepted = (party: Party): string | null =>
  useQuery<string>({ queryKey: acceptedKey(party), queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data ?? null;
