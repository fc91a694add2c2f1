import { useSavedSearches } from '../../../visit/saved-api.js';
import { useTimelineQuery } from './timeline-api.js';
import { useOverviewQuery } from './writers.js';

interface Query {
  isPending: boolean;
  failureCount: number;
  fetchStatus: string;
}

const isComing = ({ isPending, failureCount, fetchStatus }: Query): boolean =>
  isPending && failureCount === 0 && fetchStatus !== 'paused';

/**
 * True while a first response that the search shows is pending: it is rendered at once, to avoid a layout shift. False
 * after a first failure.
 */
export const useIsSearchComing = (isNeeded: boolean): boolean => {
  const queries = [useTimelineQuery(isNeeded), useOverviewQuery(isNeeded), useSavedSearches(isNeeded)];
  return isNeeded && queries.some(isComing);
};
