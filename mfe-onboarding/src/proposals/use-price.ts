import type { Party } from '@evenhand/contracts/identity';
import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../questions/use-settled.js';
import { readPrice, useProposals } from './proposal-calls.js';

const SETTLED_MS = 400;

/** The price of what is being written, calculated again after each change. */
export const usePrice = (party: Party, patch: IntakeChanges) => {
  const settled = useSettled(patch, SETTLED_MS);
  const isEmpty = Object.keys(settled).length === 0;
  const draft = useProposals(party).data?.draft;
  const price = useQuery({
    queryKey: ['price', party, draft, settled],
    queryFn: ({ signal }) => readPrice(party, settled, signal),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...price, isEmpty, asks: isEmpty || price.error ? [] : (price.data?.asks ?? []) };
};
