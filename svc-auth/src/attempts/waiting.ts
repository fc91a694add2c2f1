/** A rate limit with growing delays. */
export interface Allowance {
  /** Attempts without delay. */
  free: number;
  /** Delay after the last free attempt; doubles with each further one, up to the maximum. */
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** The count is reset after this long without an attempt. */
  forgottenAfterSeconds: number;
}

export interface Tries {
  count: number;
  lastAt: Date;
}

/** Never negative: with parallel attempts or several machines, the later count may have the earlier time. */
const secondsBetween = (from: Date, to: Date) => Math.max(0, to.getTime() - from.getTime()) / 1000;

const waitAfter = (count: number, allowance: Allowance) =>
  count < allowance.free
    ? 0
    : Math.min(allowance.longestWaitSeconds, allowance.firstWaitSeconds * 2 ** (count - allowance.free));

/** Whole seconds until the next attempt is allowed; 0 if allowed now. */
export const secondsToWait = (tries: Tries, allowance: Allowance, now: Date): number => {
  const since = secondsBetween(tries.lastAt, now);
  if (since >= allowance.forgottenAfterSeconds) return 0;
  return Math.max(0, Math.ceil(waitAfter(tries.count, allowance) - since));
};

export const withOneMore = (tries: Tries, allowance: Allowance, now: Date): Tries => ({
  count: secondsBetween(tries.lastAt, now) >= allowance.forgottenAfterSeconds ? 1 : tries.count + 1,
  lastAt: now,
});
