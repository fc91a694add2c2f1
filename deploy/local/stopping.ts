import { leaveWith } from './trouble.ts';

export interface Stopping {
  /** Registers a clean-up. */
  onStop: (undo: () => Promise<unknown>) => void;
  /** Aborted when stopping begins. */
  stopped: AbortSignal;
  /** Runs the clean-ups, last registered first. Later calls await the first. */
  stop: () => Promise<void>;
}

export const stopping = (): Stopping => {
  const undos: (() => Promise<unknown>)[] = [];
  const begun = new AbortController();
  let ending: Promise<void> | undefined;
  const undoAll = async (): Promise<void> => {
    begun.abort();
    for (let undo = undos.pop(); undo; undo = undos.pop()) await undo();
  };
  const stop = (): Promise<void> => {
    ending ??= undoAll();
    return ending;
  };
  return { onStop: (undo) => void undos.push(undo), stopped: begun.signal, stop };
};

/** Stops at the first SIGINT or SIGTERM; npm may forward a signal several times. */
const stopOnSignal = ({ stop, stopped }: Stopping, tell: (sentence: string) => void): void => {
  const leave = async (): Promise<void> => {
    if (stopped.aborted) return;
    tell('\nStopping …');
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
};

/** Runs until a signal. If a part fails to start, the started ones are stopped. */
export const untilStopped = async (
  tell: (sentence: string) => void,
  start: (cleanup: Stopping) => Promise<void>,
): Promise<void> => {
  const cleanup = stopping();
  // Ignores EPIPE from a closed terminal, so that stopping completes.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  stopOnSignal(cleanup, tell);
  try {
    await start(cleanup);
  } catch (error) {
    if (cleanup.stopped.aborted) return;
    await cleanup.stop();
    leaveWith(error);
  }
};
