const BITS = 13;
/** Fingerprints have 53 bits. */
const BUCKET = 2 ** (53 - BITS);

/**
 * Sorts fingerprints: their leading bits place nearly all, insertion the rest. Array.sort with a callback takes ten
 * times as long.
 */
export const sortFingerprints = (fingerprints: ArrayLike<number>): Uint32Array => {
  const ends = new Uint32Array(2 ** BITS + 1);
  const bucketOf = (place: number): number => Math.floor((fingerprints[place] ?? 0) / BUCKET);
  for (let place = 0; place < fingerprints.length; place += 1) {
    const next = bucketOf(place) + 1;
    ends[next] = (ends[next] ?? 0) + 1;
  }
  for (let bucket = 1; bucket < ends.length; bucket += 1) ends[bucket] = (ends[bucket] ?? 0) + (ends[bucket - 1] ?? 0);
  const order = new Uint32Array(fingerprints.length);
  for (let place = 0; place < fingerprints.length; place += 1) {
    const bucket = bucketOf(place);
    const at = ends[bucket] ?? 0;
    ends[bucket] = at + 1;
    order[at] = place;
  }
  return settle(order, fingerprints);
};

/** Bounds insertion; then falls back to a comparison sort (adversarial input). */
const MOST_STEPS = 32;

const settle = (order: Uint32Array, numbers: ArrayLike<number>): Uint32Array => {
  let left = MOST_STEPS * order.length;
  for (let from = 1; from < order.length; from += 1) {
    const place = order[from] ?? 0;
    const number = numbers[place] ?? 0;
    let to = from;
    for (; to > 0 && (numbers[order[to - 1] ?? 0] ?? 0) > number; to -= 1) order[to] = order[to - 1] ?? 0;
    order[to] = place;
    left -= from - to;
    if (left < 0) return order.sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
  }
  return order;
};
