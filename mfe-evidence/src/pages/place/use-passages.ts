import {
  type CitedPlace,
  openCitation,
  PASSAGES_READ_ON,
  type Passage,
  readOn,
} from '@evenhand/contracts/evidence/search';
import { call } from '@evenhand/web-kit/call';
import { useInfiniteQuery } from '@tanstack/react-query';

/** Passages loaded on each side of a cited one. */
const AROUND = 5;

const useMore = (id: string, position: number, way: 'before' | 'after', start: number) =>
  useInfiniteQuery({
    // Keyed under the place, so that a deletion removes it too.
    queryKey: [openCitation.path, id, String(position), way],
    queryFn: async ({ pageParam: from }) => {
      const query = { from: String(Math.max(0, from)) };
      const { passages } = await call(readOn, undefined, { params: { id }, query });
      return { from, passages: passages.filter((one) => one.position < from + PASSAGES_READ_ON) };
    },
    initialPageParam: start,
    getNextPageParam: ({ from, passages }) => {
      if (way === 'before') return from > 0 ? from - PASSAGES_READ_ON : null;
      return passages.length === PASSAGES_READ_ON ? from + PASSAGES_READ_ON : null;
    },
    enabled: false,
    staleTime: 0,
    gcTime: 0,
  });

/** State of loading in one direction. */
export interface Direction {
  more: () => void;
  hasMore: boolean;
  isFetching: boolean;
  /** Null without a failure. */
  error: Error | null;
}

export const usePassages = (id: string, position: number, { passages }: CitedPlace) => {
  const [first, last] = [passages[0]?.position ?? position, passages.at(-1)?.position ?? position];
  const before = useMore(id, position, 'before', first - PASSAGES_READ_ON);
  const after = useMore(id, position, 'after', last + 1);
  const shown: Passage[] = [
    ...(before.data?.pages.toReversed().flatMap((page) => page.passages) ?? []),
    ...passages,
    ...(after.data?.pages.flatMap((page) => page.passages) ?? []),
  ];
  return {
    shown,
    before: { ...stateOf(before), hasMore: before.data ? before.hasNextPage : first > 0 },
    after: { ...stateOf(after), hasMore: after.data ? after.hasNextPage : last - position >= AROUND },
  };
};

const stateOf = ({ fetchNextPage, isFetching, error }: ReturnType<typeof useMore>) => ({
  more: () => void fetchNextPage(),
  isFetching,
  error,
});
