import { Redis } from 'ioredis';
import { OUTCOME_COUNTS } from '../../../packages/contracts/src/release-set.ts';

/** What browsers reported of a version while a canary of its part ran. */
export interface Counts {
  opened: number;
  failed: number;
}

export type CountsOf = (part: string, version: string) => Counts;

/** A canary fails with this many reports at least, so that one browser decides nothing. */
const LEAST_FAILURES = 5;
/** How much larger than that of the live version its share of failures may be. */
const MARGIN = 0.02;

export const failureRate = ({ opened, failed }: Counts): number => failed / Math.max(1, opened, failed);

/** Whether a canary fails more often than the live version, by more than the margin. */
export const isFailing = (canary: Counts, live: Counts): boolean =>
  canary.failed >= LEAST_FAILURES && failureRate(canary) > failureRate(live) + MARGIN;

/** Reads the counts of all versions. */
export const readOutcomes = async (redisUrl: string): Promise<CountsOf> => {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null });
  // Without a listener a lost connection ends the process.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const counts = await redis.hgetall(OUTCOME_COUNTS);
    const count = (...key: string[]) => Number(counts[key.join(' ')] ?? 0);
    return (part, version) => ({ opened: count(part, version, 'opened'), failed: count(part, version, 'failed') });
  } finally {
    redis.disconnect();
  }
};
