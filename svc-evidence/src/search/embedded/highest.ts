/** The places of the highest scores above 0, among those allowed; of equal ones the first. Not in order. */
export const highest = (scores: Float32Array, limit: number, isAllowed: (place: number) => boolean): number[] => {
  const heap: number[] = [];
  const isWorse = (a: number, b: number): boolean => {
    const [one = 0, other = 0] = [scores[a], scores[b]];
    return one < other || (one === other && a > b);
  };
  const swap = (a: number, b: number): void => {
    [heap[a], heap[b]] = [heap[b] ?? 0, heap[a] ?? 0];
  };
  const rise = (from: number): void => {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!isWorse(heap[at] ?? 0, heap[parent] ?? 0)) return;
      swap(at, parent);
      at = parent;
    }
  };
  const sink = (): void => {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let worst = at;
      if (left < heap.length && isWorse(heap[left] ?? 0, heap[worst] ?? 0)) worst = left;
      if (right < heap.length && isWorse(heap[right] ?? 0, heap[worst] ?? 0)) worst = right;
      if (worst === at) return;
      swap(at, worst);
      at = worst;
    }
  };
  // The worst of the best so far stands on top: most places are turned away by one look at it.
  let bar = 0;
  for (let place = 0; place < scores.length; place += 1) {
    if ((scores[place] ?? 0) <= bar || !isAllowed(place)) continue;
    if (heap.length < limit) {
      heap.push(place);
      rise(heap.length - 1);
    } else {
      heap[0] = place;
      sink();
    }
    if (heap.length === limit) bar = scores[heap[0] ?? 0] ?? 0;
  }
  return heap;
};
