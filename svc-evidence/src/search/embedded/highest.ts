/** The items with the highest scores above 0, at most so many, the best first; of equal ones those that came first. */
export class Highest<Item> {
  readonly items: Item[] = [];
  /** What scores no higher is turned away. */
  bar = 0;
  private readonly scores: number[] = [];

  constructor(private readonly limit: number) {}

  offer(score: number, item: Item): void {
    if (score <= this.bar) return;
    let at = this.scores.length;
    while (at > 0 && (this.scores[at - 1] ?? 0) < score) at -= 1;
    this.scores.splice(at, 0, score);
    this.items.splice(at, 0, item);
    if (this.scores.length > this.limit) {
      this.scores.pop();
      this.items.pop();
    }
    if (this.scores.length === this.limit) this.bar = this.scores.at(-1) ?? 0;
  }
}
