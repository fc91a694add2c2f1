import {
  getNegotiation,
  getPartnersNegotiation,
  type Negotiation,
  type SetNegotiation,
  type SetOwnersNegotiation,
  setNegotiation,
  setPartnersNegotiation,
} from '@evenhand/contracts/agreement/negotiation';
import { call } from '@evenhand/web-kit/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { WATCH_MS } from '../couple.js';

const watched = { staleTime: 0, refetchInterval: WATCH_MS };

export const useOwnersNegotiation = () =>
  useQuery({ queryKey: [getNegotiation.path], queryFn: () => call(getNegotiation), ...watched });

export const usePartnersNegotiation = () =>
  useQuery({ queryKey: [getPartnersNegotiation.path], queryFn: () => call(getPartnersNegotiation), ...watched });

/** A change closes or opens what may be asked for, so everything is read again. */
const useSetting = <Settings>(set: (settings: Settings) => Promise<Negotiation>) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: set, onSuccess: () => queries.invalidateQueries() });
};

export const useSetOwners = () => useSetting((settings: SetOwnersNegotiation) => call(setNegotiation, settings));
export const useSetPartners = () => useSetting((settings: SetNegotiation) => call(setPartnersNegotiation, settings));
