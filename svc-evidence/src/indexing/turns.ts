import { setImmediate } from 'node:timers/promises';

/** Longer turns starve the stream that feeds the work. */
const TURN_MS = 2;

/** Yields to the event loop between turns, so that streams and signals are served. */
export class Turns {
  private since = performance.now();

  async next(): Promise<void> {
    if (performance.now() - this.since < TURN_MS) return;
    await setImmediate();
    this.since = performance.now();
  }
}
