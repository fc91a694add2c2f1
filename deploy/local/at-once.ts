import { availableParallelism } from 'node:os';

/**
 * Parallel suites or journeys: one more than cores, since each waits a quarter of its time for mail, disk or a page;
 * at most four, since they share Postgres, Redis and the mailbox.
 */
export const AT_ONCE = Math.min(4, availableParallelism() + 1);
