export type Order = 'year-first' | 'day-first' | 'month-first';

export type Numbers = readonly [number, number, number];

/** A year of two digits is 20xx. */
export const inOrder = ([a, b, c]: Numbers, order: Order): Numbers => {
  const [year, month, day] = order === 'year-first' ? [a, b, c] : order === 'day-first' ? [c, b, a] : [c, a, b];
  return [year < 100 ? year + 2_000 : year, month, day];
};

/** Counts dates of a file that are invalid or out of sequence in one order. */
class Fit {
  private impossible = 0;
  private forward = 0;
  private backward = 0;
  private last = 0;
  readonly order: Order;
  private readonly years: readonly [first: number, last: number];

  constructor(order: Order, years: readonly [first: number, last: number]) {
    this.order = order;
    this.years = years;
  }

  see(numbers: Numbers): void {
    const [year, month, day] = inOrder(numbers, this.order);
    const [first, last] = this.years;
    if (year < first || year > last || month < 1 || month > 12 || day < 1 || day > 31) {
      this.impossible += 1;
      return;
    }
    const at = year * 10_000 + month * 100 + day;
    if (this.last > 0 && at > this.last) this.forward += 1;
    if (this.last > 0 && at < this.last) this.backward += 1;
    this.last = at;
  }

  /** Files are in ascending or descending order. */
  get against(): number {
    return this.impossible + Math.min(this.forward, this.backward);
  }
}

/** Decides the order by all dates of a file: 03/04/2024 alone is ambiguous. */
export class DateOrders {
  private readonly fits: Fit[];
  private readonly seen = [new Set<number>(), new Set<number>()];
  private last: Numbers = [0, 0, 0];

  /** @param years of the dates */
  constructor(years: readonly [first: number, last: number] = [1_970, 2_200]) {
    this.fits = (['day-first', 'month-first', 'year-first'] as const).map((order) => new Fit(order, years));
  }

  see(numbers: Numbers): void {
    // Most messages share the day of the one before.
    if (numbers.every((number, index) => number === this.last[index])) return;
    this.last = numbers;
    for (const fit of this.fits) fit.see(numbers);
    for (const [index, set] of this.seen.entries()) set.add(numbers[index] ?? 0);
  }

  /** `usual` on a tie of day-first and month-first. */
  order(usual: Order): Order {
    const least = Math.min(...this.fits.map(({ against }) => against));
    const best = this.fits.filter(({ against }) => against === least).map(({ order }) => order);
    if (usual === 'year-first' && best.includes(usual)) return usual;
    if (!best.includes('day-first') || !best.includes('month-first')) return best[0] ?? usual;
    return this.withinAMonth() ?? usual;
  }

  /** Prefers the order in which all days are in one month. */
  private withinAMonth(): Order | undefined {
    const [first = 0, second = 0] = this.seen.map(({ size }) => size);
    if (first >= 3 && second === 1) return 'day-first';
    return second >= 3 && first === 1 ? 'month-first' : undefined;
  }
}
