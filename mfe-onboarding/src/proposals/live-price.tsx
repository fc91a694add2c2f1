import type { Party } from '@evenhand/contracts/identity';
import { Spinner } from '@evenhand/ui/spinner';
import { Failure } from '@evenhand/web-kit/failure';
import { proposalsWording } from '@evenhand/wording/proposals';
import { type Names } from '../couple.js';
import { ChangedText, Price } from './price.js';
import type { usePrice } from './use-price.js';

const wording = proposalsWording.price;

interface LivePriceProps {
  party: Party;
  names: Names;
  price: ReturnType<typeof usePrice>;
}

export const LivePrice = ({ party, names, price }: LivePriceProps) => {
  if (price.isEmpty) return null;
  return (
    <section aria-busy={price.isFetching}>
      <h3>{wording.title}</h3>
      <Failure error={price.error} otherwise={wording.failed} />
      {price.isPending && <Spinner label={wording.working} />}
      {price.data && !price.error && (
        <Price price={price.data} party={party} names={names}>
          <ChangedText {...price.data} />
        </Price>
      )}
    </section>
  );
};
