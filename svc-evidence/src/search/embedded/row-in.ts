/** So many fingerprints there are. */
const FINGERPRINTS = 2 ** 53;
/** Evenly lying ones are found sooner; after so many, somebody chose how they lie. */
const MOST_GUESSES = 8;

/**
 * The row of a fingerprint among sorted ones; -1 when it is not among them. They lie evenly, so a guess by its size is
 * nearly right: three looks instead of the thirteen that halving takes. Where guesses do not help, it is halving.
 */
export const rowIn = (sorted: ArrayLike<number>, fingerprint: number): number => {
  let [low, high] = [0, sorted.length - 1];
  let [least, most] = [0, FINGERPRINTS];
  for (let looks = 0; low <= high; looks += 1) {
    const share = looks < MOST_GUESSES ? (fingerprint - least) / (most - least) : 0.5;
    const at = Math.min(high, low + Math.floor(share * (high - low + 1)));
    const there = sorted[at] ?? 0;
    if (there === fingerprint) return at;
    if (there < fingerprint) [low, least] = [at + 1, there];
    else [high, most] = [at - 1, there];
  }
  return -1;
};
