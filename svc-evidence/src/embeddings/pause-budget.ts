/** Of the time that embedding runs: pauses prolong it by a tenth at most. */
const SHARE = 0.1;
/** What is saved for a run of questions: about 150 in a row. */
const MOST_MS = 15_000;

/** Limits pauses: without end, questions would keep a case from being embedded. */
export class PauseBudget {
  private left = MOST_MS;

  constructor(private since: number) {}

  /** Counts the time since the last call, in which embedding was paused or ran; returns how long it may pause. */
  after(now: number, wasPaused: boolean): number {
    const passed = now - this.since;
    this.since = now;
    this.left = wasPaused ? Math.max(0, this.left - passed) : Math.min(MOST_MS, this.left + SHARE * passed);
    return this.left;
  }
}
