/** Top k by score above 0, the best first; ties keep their order. */
export class TopScores<Item> {
  readonly items: Item[] = [];
  /** Scores up to this are rejected. */
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
