import { printTable } from '../support/table.ts';
import { percent } from './curve.ts';

/** The outcomes of one question, by name. */
type Outcome = Record<string, boolean>;

/** Shares of questions by row; a question may count in several rows. */
export class Tallies {
  private readonly rows = new Map<string, { asked: number; counts: Map<string, number> }>();

  add(rows: string[], outcome: Outcome): void {
    for (const row of rows) {
      const tally = this.rows.get(row) ?? { asked: 0, counts: new Map() };
      tally.asked += 1;
      for (const [what, is] of Object.entries(outcome))
        tally.counts.set(what, (tally.counts.get(what) ?? 0) + Number(is));
      this.rows.set(row, tally);
    }
  }

  print(): void {
    printTable(
      [...this.rows].sort().map(([what, { asked, counts }]) => ({
        what,
        questions: asked,
        ...Object.fromEntries([...counts].map(([name, count]) => [name, percent(count, asked)])),
      })),
    );
  }
}
