const FINGERPRINTS = 2 ** 53;
/** Then falls back to binary search (adversarial input). */
const MOST_GUESSES = 8;

/** Index among sorted fingerprints, -1 when absent. They are uniform, so 3 probes replace the 13 of binary search. */
export const interpolationSearch = (sorted: ArrayLike<number>, fingerprint: number): number => {
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
