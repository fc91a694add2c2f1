import type { Party } from '@evenhand/contracts/identity';
import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import { Spinner } from '@evenhand/ui/spinner';
import { Failure } from '@evenhand/web-kit/failure';
import { proposalsWording } from '@evenhand/wording/proposals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../questions/use-settled.js';
import { Price } from './price.js';
import { type Names, readPrice } from './proposal-calls.js';

const wording = proposalsWording.price;
const SETTLED_MS = 400;

interface LivePriceProps {
  party: Party;
  names: Names;
  patch: IntakeChanges;
}

/** The price of what is being written, calculated again after each change. */
export const LivePrice = ({ party, names, patch }: LivePriceProps) => {
  const settled = useSettled(patch, SETTLED_MS);
  const isEmpty = Object.keys(settled).length === 0;
  const price = useQuery({
    queryKey: ['price', party, settled],
    queryFn: ({ signal }) => readPrice(party, settled, signal),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (isEmpty) return null;
  return (
    <section aria-busy={price.isFetching}>
      <h3>{wording.title}</h3>
      <Failure error={price.error} otherwise={wording.failed} />
      {price.isPending && <Spinner label={wording.working} />}
      {price.data && !price.error && <Price price={price.data} party={party} names={names} />}
    </section>
  );
};
