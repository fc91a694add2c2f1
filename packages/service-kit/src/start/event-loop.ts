import { url as debuggerUrl } from 'node:inspector';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../logs/log.js';

const TURN_MS = 250;
/** A loop that did not turn for so long keeps people waiting; readiness fails until it has turned as long again. */
const STALLED_MS = 2_000;

/** What the thread is for that ends a process whose event loop does not turn; see event-loop.child.ts. */
const CHILD = new URL(`./event-loop.child${extname(import.meta.url)}`, import.meta.url);

/**
 * The event loop of this process. While something blocks it, nothing is answered, readiness neither: whoever asks takes
 * no answer within two seconds for a failure. What was asked meanwhile, and shortly after, hears of it.
 */
export class EventLoop {
  private lastTurn?: number;
  private stalledUntil = Number.NEGATIVE_INFINITY;

  /** From now on a block of two seconds fails readiness, and one of ten ends the process, unless a debugger holds it. */
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

/** A process has one. */
export const eventLoop = new EventLoop();
