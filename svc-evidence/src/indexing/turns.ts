import { setImmediate } from 'node:timers/promises';

/** In so much time a reader takes in what was waiting for it, and would go hungry. */
const TURN_MS = 2;

/** Divides long work into turns. Between them the process feeds those that read for it, and hears them. */
export class Turns {
  private since = performance.now();

  /** Ends the turn when it is over. */
  async next(): Promise<void> {
    if (performance.now() - this.since < TURN_MS) return;
    await setImmediate();
    this.since = performance.now();
  }
}
