import { url as debuggerUrl } from 'node:inspector';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../logs/log.js';

const TURN_MS = 250;
/** A longer block fails readiness until the loop has run for the same time. */
const STALLED_MS = 2_000;

const CHILD = new URL(`./event-loop.child${extname(import.meta.url)}`, import.meta.url);

/**
 * Watches this process's event loop. Readiness gets 503 during a block and up to two seconds after it; probes time out
 * after two seconds.
 */
export class EventLoop {
  private lastTurn?: number;
  private stalledUntil = Number.NEGATIVE_INFINITY;

  /** A block of 2 s fails readiness, one of 10 s ends the process; a debugger disables both. */
  watch(service: string, log: Log): void {
    if (debuggerUrl() !== undefined) return;
    const turns = new Int32Array(new SharedArrayBuffer(4));
    this.lastTurn = performance.now();
    setInterval(() => {
      Atomics.add(turns, 0, 1);
      this.turn();
    }, TURN_MS).unref();
    const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };
    new Worker(CHILD, { workerData: { turns, service }, resourceLimits })
      .on('error', (error) => log.error({ err: error }, 'the event loop is not watched any more'))
      .unref();
  }

  hasStalled(): boolean {
    this.turn();
    return performance.now() < this.stalledUntil;
  }

  private turn(): void {
    if (this.lastTurn === undefined) return;
    const now = performance.now();
    if (now - this.lastTurn > STALLED_MS) this.stalledUntil = now + STALLED_MS;
    this.lastTurn = now;
  }
}

/** One per process. */
export const eventLoop = new EventLoop();
