/** How often something may be tried before the next try has to wait. */
export interface Allowance {
  /** Tries that need no waiting. */
  free: number;
  /** The wait after the last free try; each further try doubles it, up to the longest. */
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** After this long without a try everything is forgotten. */
  forgottenAfterSeconds: number;
}

export interface Tries {
  count: number;
  lastAt: Date;
}

/** Never negative: of two tries at once, or on two machines, the one counted second may have begun first. */
const secondsBetween = (from: Date, to: Date) => Math.max(0, to.getTime() - from.getTime()) / 1000;

const waitAfter = (count: number, allowance: Allowance) =>
  count < allowance.free
    ? 0
    : Math.min(allowance.longestWaitSeconds, allowance.firstWaitSeconds * 2 ** (count - allowance.free));

/** Whole seconds until the next try is allowed; 0 when it is allowed now. */
export const secondsToWait = (tries: Tries, allowance: Allowance, now: Date): number => {
  const since = secondsBetween(tries.lastAt, now);
  if (since >= allowance.forgottenAfterSeconds) return 0;
  return Math.max(0, Math.ceil(waitAfter(tries.count, allowance) - since));
};

/** The tries with one more, made now. */
export const withOneMore = (tries: Tries, allowance: Allowance, now: Date): Tries => ({
  count: secondsBetween(tries.lastAt, now) >= allowance.forgottenAfterSeconds ? 1 : tries.count + 1,
  lastAt: now,
});
