import { availableParallelism } from 'node:os';

/**
 * How many suites or journeys run in parallel: one more than there are cores, for each waits a quarter of its time for
 * mail, disk or a page. Four at most, because all share one Postgres, one Redis and one mailbox.
 */
export const AT_ONCE = Math.min(4, availableParallelism() + 1);
