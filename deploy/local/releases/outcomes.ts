import { Redis } from 'ioredis';
import {
  failureRate,
  OUTCOME_COUNTS,
  OUTCOMES_COUNTED_AN_HOUR,
  type OutcomeCounts,
  outcomes,
  outcomesIn,
} from '../../../packages/contracts/src/release-set.ts';

export type Counts = Pick<OutcomeCounts, 'opened' | 'failed'>;

export type CountsOf = (part: string, version: string) => Counts;

/** A canary fails with this many reports at least: more than are counted of one network within an hour. */
const LEAST_FAILURES = OUTCOMES_COUNTED_AN_HOUR + 1;
/** How much larger than that of the live version its share of failures may be. */
const MARGIN = 0.02;

/** The largest share of failures of any canary: false reports may raise that of the live version. */
const CEILING = 0.2;

/** Whether a canary fails more often than the live version, by more than the margin, or than the ceiling. */
export const isFailing = (canary: Counts, live: Counts): boolean =>
  canary.failed >= LEAST_FAILURES && failureRate(canary) > Math.min(failureRate(live) + MARGIN, CEILING);

const withRedis = async <Result>(redisUrl: string, work: (redis: Redis) => Promise<Result>): Promise<Result> => {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null });
  // Without a listener a lost connection ends the process.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await work(redis);
  } finally {
    redis.disconnect();
  }
};

/** Reads the counts of all versions. */
export const readOutcomes = async (redisUrl: string): Promise<CountsOf> => {
  const found = outcomesIn(await withRedis(redisUrl, (redis) => redis.hgetall(OUTCOME_COUNTS)));
  return (part, version) =>
    found.find((one) => one.part === part && one.version === version) ?? { opened: 0, failed: 0 };
};

/** @param versions `PART VERSION` of each */
export const forgetOutcomes = async (redisUrl: string, versions: string[]): Promise<void> => {
  const counts = versions.flatMap((version) => outcomes.map((outcome) => `${version} ${outcome}`));
  await withRedis(redisUrl, (redis) => redis.hdel(OUTCOME_COUNTS, ...counts));
};
