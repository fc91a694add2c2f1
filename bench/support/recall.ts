/** The rows of each place of a ranking, the best place first: one row, or those of a window. */
export type Ranking = string[][];

const DEPTH = 10;
const discount = (rank: number): number => 1 / Math.log2(rank + 2);

/** The share of wanted rows among the first places. */
const recall = (ranking: Ranking, wanted: ReadonlySet<string>, depth: number): number => {
  const found = new Set(ranking.slice(0, depth).flat());
  return [...wanted].filter((row) => found.has(row)).length / wanted.size;
};

const measuresOf = (ranking: Ranking, wanted: ReadonlySet<string>): number[] => {
  const met = new Set<string>();
  let [gain, ideal, first] = [0, 0, 0];
  for (const [rank, rows] of ranking.slice(0, DEPTH).entries()) {
    // Counts a row in two windows once.
    const fresh = rows.filter((row) => wanted.has(row) && !met.has(row));
    for (const row of fresh) met.add(row);
    if (fresh.length > 0) gain += discount(rank);
    if (fresh.length > 0 && first === 0) first = 1 / (rank + 1);
  }
  for (let rank = 0; rank < Math.min(DEPTH, wanted.size); rank += 1) ideal += discount(rank);
  return [recall(ranking, wanted, 5), recall(ranking, wanted, DEPTH), first, gain / ideal];
};

/** Averages R@5, R@10, MRR@10 and nDCG@10 by ranking. */
export class Measures {
  private readonly sums = new Map<string, { asked: number; sums: number[] }>();

  add(way: string, ranking: Ranking, wanted: ReadonlySet<string>): void {
    const { asked, sums } = this.sums.get(way) ?? { asked: 0, sums: [0, 0, 0, 0] };
    const measured = measuresOf(ranking, wanted);
    this.sums.set(way, { asked: asked + 1, sums: sums.map((sum, index) => sum + (measured[index] ?? 0)) });
  }

  /** In Markdown, in per cent. */
  table(): string {
    const rows = [...this.sums].map(([way, { asked, sums }]) => [
      way,
      ...sums.map((sum) => ((sum / asked) * 100).toFixed(1)),
    ]);
    const head = [
      ['', 'R@5', 'R@10', 'MRR@10', 'nDCG@10'],
      ['---', '---:', '---:', '---:', '---:'],
    ];
    return [...head, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  }
}
